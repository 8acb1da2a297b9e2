import { describe, expect, it } from '@jest/globals'
import { endAccount, setStaffRight } from '../../../src/features/accounts/colleagues.js'
import {
  counterPeople,
  removeAccountPin,
  removeCounterPin,
  setCounterPin,
} from '../../../src/features/accounts/counterPins.js'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { endAccountSessions } from '../../../src/features/accounts/guardAccounts.js'
import { staffAccounts } from '../../../src/features/accounts/staffAccounts.js'
import { switchPerson } from '../../../src/features/accounts/switchPerson.js'
import { changePassword } from '../../../src/features/passwords/changePassword.js'
import { hashPassword } from '../../../src/features/passwords/passwords.js'
import { setPassword } from '../../../src/features/passwords/setPassword.js'
import { CounterPin } from '../../../src/features/sessions/CounterPin.js'
import { LoginAttempt } from '../../../src/features/sessions/LoginAttempt.js'
import { Session } from '../../../src/features/sessions/Session.js'
import { ShopError } from '../../../src/kernel/errors/ShopError.js'
import { Revision } from '../../../src/kernel/records/Revision.js'
import type { StaffRight } from '../../../src/kernel/shared/staffRights.js'
import { testDatabases } from '../../testDatabases.js'
import { accountSuite, password } from './accountSuite.js'
import { Browser, refusal } from './Browser.js'
import { passMinutes } from './clock.js'

const pin = '4821'
const proof = { password, code: null }

describe.each(testDatabases)('[L15] a PIN at the counter, on $name', ({ create }) => {
  const suite = accountSuite(create)
  let number = 0

  async function person(right: StaffRight = 'owner', hasPin = true) {
    number++
    const email = `counter${number}@example.com`
    const staffRight = right === 'owner' ? null : right
    const account = { name: `Counter ${number}`, email, role: 'cms-admin', staffRight, password, demo: false } as const
    const { id, name } = await createUser(suite.database, account)
    const browser = new Browser(suite.services)
    await browser.login(email, password)
    if (hasPin) await setCounterPin(await browser.context(), pin, proof)
    return { id, email, name, browser }
  }
  const viewerOf = async (browser: Browser) => (await browser.context()).viewer
  const turnTo = async (browser: Browser, id: number, given = pin) => switchPerson(await browser.context(), id, given)
  const wrong = async (browser: Browser, id: number, given = '9305') => {
    const error = await turnTo(browser, id, given).catch((reason: unknown) => reason)
    if (!(error instanceof ShopError)) throw new Error('The PIN was taken')
    return error
  }
  const forget = () => suite.database.write((manager) => manager.deleteAll(LoginAttempt))
  const failuresOf = async (user: number) =>
    (await suite.database.reader.findOneByOrFail(CounterPin, { user })).failures

  it('is chosen with the own password, is stored as a hash alone and can be removed', async () => {
    const { id, browser } = await person('clerk', false)
    const set = async (chosen: string, given = proof) => setCounterPin(await browser.context(), chosen, given)
    for (const weak of ['0000', '1234', '12', 'abcd']) expect((await refusal(set(weak))).code).toBe('VALIDATION')
    expect((await refusal(set(pin, { ...proof, password: 'wrong' }))).code).toBe('VALIDATION')
    expect((await counterPeople(await browser.context())).map((each) => each.id)).not.toContain(id)
    await set(pin)
    const stored = await suite.database.reader.findOneByOrFail(CounterPin, { user: id })
    expect(stored).toMatchObject({ digits: 4, failures: 0, pinHash: expect.stringMatching(/^\$argon2id\$/) })
    expect(await counterPeople(await browser.context())).toContainEqual(expect.objectContaining({ id, digits: 4 }))
    await set('730519')
    expect(await counterPeople(await browser.context())).toContainEqual(expect.objectContaining({ id, digits: 6 }))
    await removeCounterPin(await browser.context(), proof)
    expect(await suite.database.reader.existsBy(CounterPin, { user: id })).toBe(false)
  })

  it('lets a colleague go on in the session, each with the right of a counter at most', async () => {
    const [owner, technician, clerk, boss] = [
      await person(),
      await person('technician'),
      await person('clerk'),
      await person(),
    ]
    const { browser } = clerk
    const session = browser.session
    expect((await viewerOf(browser))?.isAtCounter).toBeUndefined()
    await turnTo(browser, technician.id)
    expect(await viewerOf(browser)).toMatchObject({
      ...{ id: technician.id, name: technician.name, right: 'technician', isAtCounter: true },
    })
    for (const each of [owner, boss]) {
      await turnTo(browser, each.id)
      expect(await viewerOf(browser)).toMatchObject({ id: each.id, right: 'clerk', isAtCounter: true })
    }
    expect(browser.session).toBe(session)
    expect(JSON.parse(browser.cookies.get('user')?.value ?? '{}')).toMatchObject({ id: boss.id, name: boss.name })
  })

  it('gives an owner who logged in no more than that either, once back, until the password is typed', async () => {
    const [owner, clerk] = [await person(), await person('clerk')]
    const { browser } = owner
    expect((await viewerOf(browser))?.right).toBeUndefined()
    await turnTo(browser, clerk.id)
    await turnTo(browser, owner.id)
    expect(await viewerOf(browser)).toMatchObject({ id: owner.id, right: 'clerk', isAtCounter: true })
    await browser.login(owner.email, password)
    expect(await viewerOf(browser)).toMatchObject({ id: owner.id, right: undefined })
    expect((await viewerOf(browser))?.isAtCounter).toBeUndefined()
  })

  it('gives nobody their own account: password, PIN and sessions ask for logging in', async () => {
    const [owner, clerk] = [await person(), await person('clerk')]
    await turnTo(clerk.browser, owner.id)
    const context = await clerk.browser.context()
    expect((await refusal(setCounterPin(context, '7305', proof))).code).toBe('FORBIDDEN')
    expect((await refusal(removeCounterPin(context, proof))).code).toBe('FORBIDDEN')
    expect((await refusal(removeAccountPin(context, clerk.id, proof))).code).toBe('FORBIDDEN')
  })

  it('is checked five times, whatever is tried at once, and then not before the password was typed', async () => {
    const [clerk, other] = [await person('clerk'), await person('technician')]
    const counters = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const browser = new Browser(suite.services)
        await browser.login(other.email, password)
        return browser
      }),
    )
    await suite.database.write((manager) => manager.update(CounterPin, { user: clerk.id }, { failures: 0 }))
    const tried = await Promise.allSettled(counters.map((browser) => turnTo(browser, clerk.id, '9305')))
    expect(tried.every(({ status }) => status === 'rejected')).toBe(true)
    expect(await failuresOf(clerk.id)).toBe(5)
    // Also in a browser of one's own, and the refusal does not say so.
    const locked = await wrong(other.browser, clerk.id, pin)
    const none = await wrong(other.browser, 999_999)
    expect([locked.code, locked.details]).toEqual([none.code, none.details])
    passMinutes(24 * 60)
    await other.browser.login(other.email, password)
    await wrong(other.browser, clerk.id, pin)
    await expect(new Browser(suite.services).login(clerk.email, password)).resolves.toMatchObject({ id: clerk.id })
    await expect(turnTo(other.browser, clerk.id)).resolves.toMatchObject({ id: clerk.id })
  })

  it('is refused in the same words when it is wrong, none, or of somebody with nothing at a counter', async () => {
    const clerk = await person('clerk')
    const [bare, editor] = [await person('technician', false), await person('clerk')]
    await setStaffRight(await (await person()).browser.context(), editor.id, 'editor', proof)
    const partner = (await suite.createAccount()).account
    const refusals = []
    for (const id of [bare.id, editor.id, partner.id, 0, -1]) {
      await forget()
      refusals.push(await wrong(clerk.browser, id, pin))
    }
    await forget()
    refusals.push(await wrong(clerk.browser, clerk.id))
    for (const each of refusals) expect([each.code, each.details]).toEqual([refusals[0]?.code, refusals[0]?.details])
    expect((await counterPeople(await clerk.browser.context())).map(({ id }) => id)).not.toContain(editor.id)
    expect(await counterPeople(await editor.browser.context())).toEqual([])
  })

  it('of one session nobody locks the PINs of all in one go', async () => {
    const [clerk, first, second] = [await person('clerk'), await person('technician'), await person()]
    for (let time = 0; time < 5; time++) await wrong(clerk.browser, first.id)
    expect((await refusal(turnTo(clerk.browser, second.id, '9305'))).code).toBe('LOCKED')
    expect([await failuresOf(first.id), await failuresOf(second.id)]).toEqual([5, 0])
    // Another session goes on, and this one after a while.
    await expect(turnTo(first.browser, second.id)).resolves.toMatchObject({ id: second.id })
    passMinutes(16)
    await expect(turnTo(clerk.browser, second.id)).resolves.toMatchObject({ id: second.id })
  })

  it('right PINs count for nothing, and forget the wrong ones before', async () => {
    const [clerk, other] = [await person('clerk'), await person('technician')]
    for (let time = 0; time < 4; time++) await wrong(clerk.browser, other.id)
    await turnTo(clerk.browser, other.id)
    expect(await failuresOf(other.id)).toBe(0)
    for (let time = 0; time < 8; time++) await turnTo(clerk.browser, time % 2 ? other.id : clerk.id)
    await Promise.all(Array.from({ length: 8 }, () => turnTo(clerk.browser, other.id)))
    expect(await viewerOf(clerk.browser)).toMatchObject({ id: other.id })
  })

  it('holds from the next call on: what either account loses ends the session, which gives nobody more', async () => {
    const owner = await person()
    const by = async () => owner.browser.context()
    const losses: Record<string, (worker: number, holder: number) => Promise<unknown>> = {
      'the worker is demoted': async (worker) => setStaffRight(await by(), worker, 'editor', proof),
      'the worker has another right': async (worker) => setStaffRight(await by(), worker, 'clerk', proof),
      'the holder is demoted': async (_, holder) => setStaffRight(await by(), holder, 'technician', proof),
      'the account of the worker ends': async (worker) => endAccount(await by(), worker, proof),
      'the account of the holder ends': async (_, holder) => endAccount(await by(), holder, proof),
      'an owner removes the PIN': async (worker) => removeAccountPin(await by(), worker, proof),
      'an owner ends the sessions of the worker': async (worker) => endAccountSessions(await by(), worker, proof),
      'an owner ends the sessions of the holder': async (_, holder) => endAccountSessions(await by(), holder, proof),
      'the holder has a new password': async (_, holder) => newPassword(holder),
      'the worker has a new password': async (worker) => newPassword(worker),
    }
    for (const [loss, happens] of Object.entries(losses)) {
      const [holder, worker] = [await person('owner'), await person('technician')]
      await turnTo(holder.browser, worker.id)
      expect([loss, (await viewerOf(holder.browser))?.id]).toEqual([loss, worker.id])
      await happens(worker.id, holder.id)
      expect([loss, await viewerOf(holder.browser)]).toEqual([loss, null])
      expect([loss, await suite.database.reader.countBy(Session, { worker: worker.id })]).toEqual([loss, 0])
    }
  })

  async function newPassword(id: number): Promise<void> {
    const passwordHash = await hashPassword('a later password')
    await suite.database.write((manager) => setPassword(manager, suite.services.settings, id, passwordHash))
  }

  it('goes with the password that it was chosen with', async () => {
    const clerk = await person('clerk')
    await changePassword(await clerk.browser.context(), password, 'wandelende tak op zolder')
    expect(await suite.database.reader.existsBy(CounterPin, { user: clerk.id })).toBe(false)
  })

  it('is removed by an owner, which stands in the history, and is shown where accounts are', async () => {
    const [owner, clerk, bare] = [await person(), await person('clerk'), await person('clerk', false)]
    const since = async (id: number) => (await staffAccounts(suite.services)).find((each) => each.id === id)?.pinSince
    expect([await since(clerk.id), await since(bare.id)]).toEqual([expect.any(String), null])
    await removeAccountPin(await owner.browser.context(), clerk.id, proof)
    expect(await since(clerk.id)).toBeNull()
    expect((await refusal(removeAccountPin(await owner.browser.context(), clerk.id, proof))).code).toBe('NOT_FOUND')
    expect((await refusal(removeAccountPin(await owner.browser.context(), owner.id, proof))).code).toBe('CONFLICT')
    expect(await suite.database.reader.findBy(Revision, { entity: 'customer', record: clerk.id })).toMatchObject([
      { action: 'update', user: owner.id, changes: { counterPin: { from: true, to: false } } },
    ])
  })

  it('logging out ends the whole, and nobody is let into a session that has ended', async () => {
    const [owner, clerk] = [await person(), await person('clerk')]
    await turnTo(owner.browser, clerk.id)
    const late = await owner.browser.context()
    await owner.browser.logout()
    expect(await viewerOf(owner.browser)).toBeNull()
    expect((await refusal(switchPerson(late, owner.id, pin))).code).toBe('UNAUTHENTICATED')
    expect(await suite.database.reader.countBy(Session, { user: owner.id })).toBe(0)
    expect((await refusal(turnTo(new Browser(suite.services), clerk.id))).code).toBe('UNAUTHENTICATED')
  })
})
