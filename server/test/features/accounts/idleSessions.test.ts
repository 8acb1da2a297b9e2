import { describe, expect, it } from '@jest/globals'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { ownSessions } from '../../../src/features/sessions/ownSessions.js'
import { Session } from '../../../src/features/sessions/Session.js'
import type { Role } from '../../../src/kernel/access/roles.js'
import { readSettings } from '../../../src/kernel/settings/readSettings.js'
import { testDatabases } from '../../testDatabases.js'
import { accountSuite, password } from './accountSuite.js'
import { Browser, servicesWith } from './Browser.js'
import { passMinutes } from './clock.js'

describe.each(testDatabases)('a session without use, on $name', ({ create }) => {
  const suite = accountSuite(create)
  let number = 0

  async function logIn(role: Role, environment: NodeJS.ProcessEnv = {}): Promise<Browser> {
    number++
    const email = `idle${number}@example.com`
    await createUser(suite.database, { name: 'Idle', email, role, password, demo: false })
    const browser = new Browser(servicesWith(suite.database, environment))
    await browser.login(email, password)
    return browser
  }
  const isIn = async (browser: Browser) => (await browser.context()).viewer !== null

  it.each<Role>(['cms-admin', 'cms-zzp', 'cms-accountant'])('[X11] of %s ends after two hours', async (role) => {
    const browser = await logIn(role)
    passMinutes(119)
    expect(await isIn(browser)).toBe(true)
    passMinutes(119)
    expect(await isIn(browser)).toBe(true)
    passMinutes(120)
    expect(await isIn(browser)).toBe(false)
  })

  it('[X11] of a customer lasts the whole day', async () => {
    const browser = await logIn('cms-status-user')
    passMinutes(23 * 60)
    expect(await isIn(browser)).toBe(true)
    passMinutes(61)
    expect(await isIn(browser)).toBe(false)
  })

  it('[X11] ends after the time of the setting, or not at all', async () => {
    const brief = await logIn('cms-admin', { STAFF_SESSION_IDLE: '5m' })
    const lasting = await logIn('cms-admin', { STAFF_SESSION_IDLE: 'off' })
    for (let minute = 0; minute < 8; minute += 4) {
      passMinutes(4)
      expect(await isIn(brief)).toBe(true)
    }
    passMinutes(5)
    expect([await isIn(brief), await isIn(lasting)]).toEqual([false, true])
    passMinutes(6 * 60)
    expect(await isIn(lasting)).toBe(true)
  })

  it('[X11] is over for good, also once the setting is off, and stands in no list', async () => {
    const email = (await suite.createAccount()).email
    const services = servicesWith(suite.database)
    const [idle, used] = [new Browser(services), new Browser(services)]
    await idle.login(email, password)
    passMinutes(60)
    await used.login(email, password)
    passMinutes(60)
    expect(await ownSessions(await used.context())).toHaveLength(1)
    expect(await isIn(idle)).toBe(false)
    const later = new Browser(servicesWith(suite.database, { STAFF_SESSION_IDLE: 'off' }))
    for (const [name, cookie] of idle.cookies) later.cookies.set(name, cookie)
    expect(await isIn(later)).toBe(false)
  })

  it('[X11] from before uses were recorded counts from its beginning', async () => {
    const browser = await logIn('cms-admin')
    const user = (await browser.context()).viewer?.id
    await suite.database.write((manager) => manager.update(Session, { user }, { lastUsedAt: null }))
    passMinutes(120)
    expect(await isIn(browser)).toBe(false)
  })
})

describe('STAFF_SESSION_IDLE and REQUIRE_SECOND_FACTOR', () => {
  const read = (environment: Record<string, string>) => readSettings({ SESSION_SECRET: 'x', ...environment })

  it.each([
    [undefined, 7200],
    ['2h', 7200],
    ['5m', 300],
    ['24h', 86_400],
    ['off', null],
  ])('[X11] %s is %s seconds', (text, seconds) => {
    expect(read(text === undefined ? {} : { STAFF_SESSION_IDLE: text }).staffSessionIdle).toBe(seconds)
  })

  it.each(['4m', '25h', '0h', '2', '2d', 'never', '1441m'])('[X11] %s stops the start', (text) => {
    expect(() => read({ STAFF_SESSION_IDLE: text })).toThrow(/^The setting STAFF_SESSION_IDLE must be a time from 5m/)
  })

  it('[X11] the second factor is required of nobody unless it is said of whom', () => {
    expect(read({}).requireSecondFactor).toBe('off')
    expect(read({ REQUIRE_SECOND_FACTOR: 'staff' }).requireSecondFactor).toBe('staff')
    expect(() => read({ REQUIRE_SECOND_FACTOR: 'all' })).toThrow(
      /REQUIRE_SECOND_FACTOR must be one of off, admin, staff/,
    )
  })
})
