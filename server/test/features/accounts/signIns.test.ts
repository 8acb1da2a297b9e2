import { describe, expect, it } from '@jest/globals'
import type { Services } from '../../../src/delivery/composition/Services.js'
import { backedUpTables } from '../../../src/features/backup/backedUpTables.js'
import { eraseCustomer } from '../../../src/features/privacy/eraseCustomer.js'
import { exportCustomer } from '../../../src/features/privacy/exportCustomer.js'
import { Cleaning } from '../../../src/features/retention/Cleaning.js'
import { RecoveryCode } from '../../../src/features/secondFactor/RecoveryCode.js'
import { SecondFactor } from '../../../src/features/secondFactor/SecondFactor.js'
import { SignIn } from '../../../src/features/sessions/SignIn.js'
import { ownSignIns } from '../../../src/features/sessions/signIns.js'
import { testDatabases } from '../../testDatabases.js'
import { accountSuite, password } from './accountSuite.js'
import { Browser, refusal, servicesWith } from './Browser.js'
import { passMinutes } from './clock.js'
import { codeOf, turnOn, wrongCodeOf } from './secondFactorOf.js'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'

describe.each(testDatabases)('the log of sign-ins, on $name', ({ create }) => {
  const suite = accountSuite(create)

  const outcomesOf = async (user: number) => {
    await suite.services.signIns.written()
    return (await ownSignIns(suite.database.reader, user, 100)).map(({ outcome }) => outcome)
  }
  const attempt = (email: string, given: string, code?: string, address = '192.0.2.7') =>
    new Browser(suite.services, address, firefox).login(email, given, code).catch(() => null)

  it('has each attempt with its outcome, the newest first', async () => {
    const { email, account } = await suite.createAccount()
    const browser = new Browser(suite.services)
    await browser.login(email, password)
    const { secret, recovery } = await turnOn(browser, password)
    await attempt(email, 'wrong')
    await suite.services.signIns.written()
    await attempt(email, password)
    await attempt(email, password, wrongCodeOf(secret))
    await suite.services.signIns.written()
    passMinutes(1)
    await attempt(email, password, codeOf(secret))
    passMinutes(1)
    await attempt(email, password, recovery[0])
    expect(await outcomesOf(account.id)).toEqual([
      'recovery-code',
      'signed-in',
      'wrong-code',
      'wrong-password',
      'signed-in',
    ])
  })

  it('has where from and with what, shortened, and nothing that was typed', async () => {
    const { email, account } = await suite.createAccount()
    await attempt(email.toUpperCase(), 'my other password')
    const at = new Date().toISOString()
    await suite.services.signIns.written()
    const [recorded] = await suite.database.reader.findBy(SignIn, { user: account.id })
    expect(recorded).toMatchObject({
      email,
      outcome: 'wrong-password',
      network: '192.0.2.*',
      device: 'Firefox 144 · Linux',
      createdAt: at,
    })
    expect(JSON.stringify(recorded)).not.toContain('my other password')
  })

  it('[A5] has nothing of addresses without an account', async () => {
    const before = await suite.database.reader.count(SignIn)
    await attempt('nobody@example.com', password)
    await suite.services.signIns.written()
    expect(await suite.database.reader.count(SignIn)).toBe(before)
  })

  it('[A7] has attempts on a locked account once in a quarter of an hour for each network', async () => {
    const { email, account } = await suite.createAccount()
    for (let time = 1; time <= 5; time++) await attempt(email, `wrong ${time}`)
    for (let time = 1; time <= 4; time++) await attempt(email, password)
    await attempt(email, password, undefined, '198.51.100.7')
    expect((await outcomesOf(account.id)).toSorted()).toEqual([
      ...Array(2).fill('locked'),
      ...Array(5).fill('wrong-password'),
    ])
  })

  it('deletes them after 90 days, or as long as the setting says', async () => {
    const { email, account } = await suite.createAccount()
    await attempt(email, password)
    const clean = async (days: number, services = suite.services) => {
      const context = { ...(await new Browser(services).context()) }
      await new Cleaning(() => context).clean(new Date(Date.now() + days * 86_400_000))
      return outcomesOf(account.id)
    }
    expect(await clean(89)).toHaveLength(1)
    expect(await clean(100, servicesWith(suite.database, { KEEP_SIGN_INS: '101 days' }))).toHaveLength(1)
    expect(await clean(90)).toHaveLength(0)
  })

  it('[O12] is exported and erased with the account, and so is the second factor', async () => {
    const { email, account } = await suite.createAccount()
    const browser = new Browser(suite.services, '192.0.2.7', firefox)
    await browser.login(email, password)
    await turnOn(browser, password)
    const exported = JSON.stringify(await exportCustomer(suite.services as never, account.id))
    for (const text of ['signed-in', 'Firefox 144', 'activeSince']) expect(exported).toContain(text)
    for (const secret of ['sealedSecret', 'tokenHash', 'codeHash']) expect(exported).not.toContain(secret)
    const { reader } = suite.database
    const context = await browser.context()
    const downloads = { removeUnused: async () => undefined } as unknown as Services['downloads']
    const services: Services = { ...suite.services, downloads, contentChanged: async () => undefined }
    await eraseCustomer({ ...context, services }, account.id)
    for (const type of [SignIn, SecondFactor, RecoveryCode]) {
      expect(await reader.countBy(type, { user: account.id })).toBe(0)
    }
    expect((await refusal(browser.login(email, password))).code).toBe('CREDENTIALS')
  })

  it('[O11] is in backups, as second factors are, and sessions are not', () => {
    const stored = backedUpTables(suite.database.reader)
    expect(stored).toEqual(expect.arrayContaining(['sign_in', 'second_factor', 'recovery_code']))
    expect(stored).not.toContain('session')
  })
})
