import { describe, expect, it } from '@jest/globals'
import { endAccount, inviteColleague, unlockAccount } from '../../../src/features/accounts/colleagues.js'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { accountSecurity, staffAccounts } from '../../../src/features/accounts/staffAccounts.js'
import { Customer } from '../../../src/features/customers/Customer.js'
import { openLink } from '../../../src/features/messages/mailLinks.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { resetPassword } from '../../../src/features/passwords/resetPassword.js'
import type { Role } from '../../../src/kernel/access/roles.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import { required } from '../../required.js'
import { testDatabases } from '../../testDatabases.js'
import { accountSuite, password } from './accountSuite.js'
import { Browser, refusal } from './Browser.js'

describe.each(testDatabases)('colleagues, on $name', ({ create }) => {
  const suite = accountSuite(create)
  let number = 0
  const proof = { password, code: null }

  async function person(role: Role = 'cms-admin') {
    number++
    const email = `colleague${number}@example.com`
    const account = await createUser(suite.database, { name: `C ${number}`, email, role, password, demo: false })
    const browser = new Browser(suite.services)
    await browser.login(email, password)
    return { email, account, browser }
  }
  const administrators = async () =>
    (await staffAccounts(suite.services)).filter(({ role, isActive }) => role === 'cms-admin' && isActive)

  it('[W15] are invited by mail, with a link that is in no text and works once', async () => {
    const { account, browser } = await person()
    const invited = { name: 'Noor de Wit', email: 'noor@example.com', language: 'nl', right: 'owner' } as const
    const id = await inviteColleague(await browser.context(), invited, proof)
    expect(await accountSecurity(suite.services, id)).toMatchObject({ role: 'cms-admin', isActive: false })
    const mail = await suite.database.reader
      .createQueryBuilder(OutgoingMail, 'mail')
      .addSelect('mail.sealedLink')
      .where({ recipient: invited.email })
      .getOneOrFail()
    expect(mail.text).toContain(account.name)
    expect(mail.text).toContain('inloggen met een code')
    expect(mail.text).not.toContain('/kiezen')
    const token = /#([\w-]+)$/.exec(openLink('invitation', mail, suite.services.settings) ?? '')?.[1] ?? ''
    const visitor = new Browser(suite.services)
    const chosen = 'a password of the colleague'
    await expect(resetPassword(await visitor.context(), token, chosen)).resolves.toBe('/login-admin')
    expect((await refusal(resetPassword(await visitor.context(), token, chosen))).code).toBe('VALIDATION')
    await expect(visitor.login(invited.email, chosen)).resolves.toMatchObject({ role: 'cms-admin' })
    expect(await suite.database.reader.findBy(Revision, { entity: 'customer', record: id })).toMatchObject([
      { action: 'create', userName: account.name },
    ])
  })

  it('[W15] are invited by nobody without the own password, and not twice at one address', async () => {
    const { email, browser } = await person()
    const invite = async (given: string, address: string) =>
      inviteColleague(
        await browser.context(),
        { name: 'Twice', email: address, language: 'en', right: 'owner' },
        { password: given, code: null },
      )
    expect((await refusal(invite('wrong', 'twice@example.com'))).code).toBe('VALIDATION')
    expect((await refusal(invite(password, email.toUpperCase()))).code).toBe('VALIDATION')
    expect((await refusal(invite(password, 'no address'))).code).toBe('VALIDATION')
  })

  it('[W15] are ended with their sessions, and history goes on naming who did what', async () => {
    const [admin, other] = [await person(), await person()]
    const invited = { name: 'Third', email: 'third@example.com', language: 'nl', right: 'owner' } as const
    const third = await inviteColleague(await other.browser.context(), invited, proof)
    await endAccount(await admin.browser.context(), other.account.id, proof)
    expect((await other.browser.context()).viewer).toBeNull()
    expect((await refusal(other.browser.login(other.email, password))).code).toBe('CREDENTIALS')
    const { reader } = suite.database
    expect(await reader.findOneBy(Revision, { entity: 'customer', record: third })).toMatchObject({
      user: other.account.id,
      userName: other.account.name,
    })
    expect(await reader.findOneBy(Revision, { entity: 'customer', record: other.account.id })).toMatchObject({
      action: 'delete',
      userName: admin.account.name,
      changes: { name: { from: other.account.name } },
    })
    const mails = await reader.findBy(OutgoingMail, { recipient: other.email })
    expect(mails.at(-1)?.text).toContain(`${admin.account.name} heeft je account`)
  })

  it('[W15] are not the own account, and no partner or customer', async () => {
    const admin = await person()
    expect((await refusal(endAccount(await admin.browser.context(), admin.account.id, proof))).code).toBe('CONFLICT')
    for (const role of ['cms-zzp', 'cms-accountant', 'cms-status-user'] as const) {
      const { account } = await person(role)
      expect((await refusal(endAccount(await admin.browser.context(), account.id, proof))).code).toBe('CONFLICT')
      expect(await suite.database.reader.existsBy(Customer, { id: account.id })).toBe(true)
    }
  })

  it('[W15] of any number who end each other at once, one remains', async () => {
    const before = await administrators()
    const circle = [await person(), await person(), await person()]
    const keeper = required(circle[0], 'the first')
    for (const { id } of before) await endAccount(await keeper.browser.context(), id, proof)
    const parties = await Promise.all(
      circle.map(async ({ account, browser }) => ({ id: account.id, context: await browser.context() })),
    )
    const tries = parties.flatMap(({ id, context }) =>
      parties.filter((other) => other.id !== id).map((other) => endAccount(context, other.id, proof)),
    )
    const outcomes = await Promise.allSettled(tries)
    const remaining = await administrators()
    expect(remaining).toHaveLength(1)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })

  it('[W15] are unlocked', async () => {
    const [admin, other] = [await person(), await person()]
    const stranger = () => new Browser(suite.services)
    for (let time = 0; time < 5; time++) await refusal(stranger().login(other.email, 'wrong'))
    expect((await refusal(stranger().login(other.email, password))).code).toBe('LOCKED')
    await unlockAccount(await admin.browser.context(), other.account.id)
    await expect(stranger().login(other.email, password)).resolves.toBeDefined()
    const events = await suite.database.reader.findBy(Revision, { record: other.account.id, action: 'unlocked' })
    expect(events).toMatchObject([{ userName: admin.account.name }])
  })
})
