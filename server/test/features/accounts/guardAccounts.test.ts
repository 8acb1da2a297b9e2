import { describe, expect, it } from '@jest/globals'
import { createUser } from '../../../src/features/accounts/createUser.js'
import {
  endAccountSession,
  endAccountSessions,
  removeAccountSecondFactor,
  sessionsOfAccount,
} from '../../../src/features/accounts/guardAccounts.js'
import { accountSecurity, staffAccounts } from '../../../src/features/accounts/staffAccounts.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { RecoveryCode } from '../../../src/features/secondFactor/RecoveryCode.js'
import type { Role } from '../../../src/kernel/access/roles.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { testDatabases } from '../../testDatabases.js'
import { accountSuite, password } from './accountSuite.js'
import { Browser, refusal } from './Browser.js'
import { codeOf, turnOn } from './secondFactorOf.js'

describe.each(testDatabases)('the accounts of others, on $name', ({ create }) => {
  const suite = accountSuite(create)
  let number = 0

  async function person(role: Role) {
    number++
    const email = `guarded${number}@example.com`
    const name = `Guarded ${number}`
    const account = await createUser(suite.database, { name, email, role, password, demo: false })
    const browser = new Browser(suite.services)
    await browser.login(email, password)
    return { email, account, browser }
  }
  const proof = { password, code: null }
  const isIn = async (browser: Browser) => (await browser.context()).viewer !== null
  const mailsTo = async (recipient: string) =>
    (await suite.database.reader.findBy(OutgoingMail, { recipient })).map(({ subject, text }) => ({ subject, text }))
  const eventsOf = (record: number) => suite.database.reader.findBy(Revision, { entity: 'customer', record })

  it.each<Role>(['cms-admin', 'cms-zzp', 'cms-accountant', 'cms-status-user'])(
    '[X11] an administrator sees and ends the sessions of %s; history and mail say who',
    async (role) => {
      const [admin, other] = [await person('cms-admin'), await person(role)]
      const elsewhere = new Browser(suite.services)
      await elsewhere.login(other.email, password)
      const sessions = await sessionsOfAccount(await admin.browser.context(), other.account.id)
      expect(sessions).toHaveLength(2)
      const id = sessions[0]?.id ?? ''
      await endAccountSession(await admin.browser.context(), other.account.id, id, proof)
      expect([await isIn(other.browser), await isIn(elsewhere)].filter(Boolean)).toHaveLength(1)
      const again = endAccountSession(await admin.browser.context(), other.account.id, id, proof)
      expect((await refusal(again)).code).toBe('NOT_FOUND')
      await expect(endAccountSessions(await admin.browser.context(), other.account.id, proof)).resolves.toBe(1)
      expect([await isIn(other.browser), await isIn(elsewhere), await isIn(admin.browser)]).toEqual([
        false,
        false,
        true,
      ])
      expect(await eventsOf(other.account.id)).toMatchObject([
        { action: 'logged-out', user: admin.account.id, userName: admin.account.name },
        { action: 'logged-out', user: admin.account.id, userName: admin.account.name },
      ])
      const mails = await mailsTo(other.email)
      expect(mails).toHaveLength(2)
      expect(mails[0]?.text).toContain(admin.account.name)
    },
  )

  it('[X11] an administrator takes off a lost second factor; the sessions end, history and mail say who', async () => {
    const [admin, other] = [await person('cms-admin'), await person('cms-zzp')]
    await turnOn(other.browser, password)
    expect((await accountSecurity(suite.services, other.account.id)).secondFactorSince).not.toBeNull()
    await removeAccountSecondFactor(await admin.browser.context(), other.account.id, proof)
    expect(await isIn(other.browser)).toBe(false)
    await expect(other.browser.login(other.email, password)).resolves.toBeDefined()
    expect((await accountSecurity(suite.services, other.account.id)).secondFactorSince).toBeNull()
    expect(await suite.database.reader.countBy(RecoveryCode, { user: other.account.id })).toBe(0)
    expect(await eventsOf(other.account.id)).toMatchObject([{ action: 'factor-off', userName: admin.account.name }])
    expect((await mailsTo(other.email)).at(-1)?.text).toContain(`${admin.account.name} heeft inloggen met een code uit`)
    const again = removeAccountSecondFactor(await admin.browser.context(), other.account.id, proof)
    expect((await refusal(again)).code).toBe('CONFLICT')
  })

  it('[X11] nothing happens without the administrator’s own password and code, which count as logins', async () => {
    const [admin, other] = [await person('cms-admin'), await person('cms-zzp')]
    const { secret } = await turnOn(admin.browser, password)
    const end = async (given: string, code: string | null) =>
      endAccountSessions(await admin.browser.context(), other.account.id, { password: given, code })
    expect((await refusal(end('not the password', null))).code).toBe('VALIDATION')
    expect((await refusal(end(password, null))).code).toBe('SECOND_FACTOR')
    expect((await refusal(end(password, '000000'))).code).toBe('VALIDATION')
    expect([await isIn(other.browser), (await eventsOf(other.account.id)).length]).toEqual([true, 0])
    await expect(end(password, codeOf(secret))).resolves.toBe(1)
    for (let time = 0; time < 5; time++) await refusal(end('not the password', null))
    expect((await refusal(end(password, codeOf(secret, 1)))).code).toBe('LOCKED')
  })

  it('[X11] the own account is managed on its own screen, and an unknown one is not found', async () => {
    const { account, browser } = await person('cms-admin')
    for (const change of [endAccountSessions, removeAccountSecondFactor]) {
      expect((await refusal(change(await browser.context(), account.id, proof))).code).toBe('CONFLICT')
      expect((await refusal(change(await browser.context(), 999_999, proof))).code).toBe('NOT_FOUND')
    }
  })

  it('[X11] the list has the staff and no customer, with what guards and locks each', async () => {
    const [zzp, customer] = [await person('cms-zzp'), await person('cms-status-user')]
    for (let time = 0; time < 5; time++) await refusal(new Browser(suite.services).login(zzp.email, 'wrong'))
    const listed = await staffAccounts(suite.services)
    expect(listed.map(({ id }) => id)).not.toContain(customer.account.id)
    expect(listed.find(({ id }) => id === zzp.account.id)).toMatchObject({
      role: 'cms-zzp',
      isActive: true,
      secondFactorSince: null,
      lockedUntil: new Date(Date.now() + 15 * 60_000).toISOString(),
      sessionCount: 1,
    })
  })
})
