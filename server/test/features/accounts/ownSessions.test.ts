import { describe, expect, it } from '@jest/globals'
import { deviceOf, shortened } from '../../../src/features/sessions/clientInfo.js'
import { endOwnOtherSessions, endOwnSession, ownSessions } from '../../../src/features/sessions/ownSessions.js'
import { Session } from '../../../src/features/sessions/Session.js'
import { statementsOf } from '../../kernel/database/statementsOf.js'
import { testDatabases } from '../../testDatabases.js'
import { accountSuite, password } from './accountSuite.js'
import { Browser, refusal } from './Browser.js'
import { passMinutes } from './clock.js'

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

describe.each(testDatabases)('own sessions, on $name', ({ create }) => {
  const suite = accountSuite(create)

  const account = async () => (await suite.createAccount()).email

  async function logIn(email: string, address = '192.0.2.17', userAgent: string | null = firefox): Promise<Browser> {
    const browser = new Browser(suite.services, address, userAgent)
    await browser.login(email, password)
    return browser
  }

  it('show where, with what and since when, the current one first, and none of another account', async () => {
    const email = await account()
    const there = await logIn(email, '2001:db8:12::1', iphone)
    passMinutes(10)
    const here = await logIn(email)
    await logIn(await account())
    const now = new Date().toISOString()
    const before = new Date(Date.now() - 10 * 60_000).toISOString()
    expect(await ownSessions(await here.context())).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{64}$/),
        isThisOne: true,
        network: '192.0.2.*',
        device: 'Firefox 144 · Windows',
        signedInAt: now,
        lastUsedAt: now,
      },
      {
        id: expect.any(String),
        isThisOne: false,
        network: '2001:db8:12:*',
        device: 'Safari 18 · iOS',
        signedInAt: before,
        lastUsedAt: before,
      },
    ])
    expect(JSON.stringify(await ownSessions(await here.context()))).not.toContain(there.session)
  })

  it('are ended one by one, the own one too, and never those of another account', async () => {
    const email = await account()
    const [here, there, foreign] = [await logIn(email), await logIn(email), await logIn(await account())]
    const [own, other] = await ownSessions(await here.context())
    const [theirs] = await ownSessions(await foreign.context())
    await endOwnSession(await here.context(), other?.id ?? '')
    expect([(await there.context()).viewer, (await here.context()).viewer?.email]).toEqual([null, email])
    for (const id of [other?.id ?? '', theirs?.id ?? '', '']) {
      expect((await refusal(endOwnSession(await here.context(), id))).code).toBe('NOT_FOUND')
    }
    expect((await foreign.context()).viewer).not.toBeNull()
    await endOwnSession(await here.context(), own?.id ?? '')
    expect([here.session, (await here.context()).viewer]).toEqual([null, null])
  })

  it('are all ended but this one', async () => {
    const email = await account()
    const [here, there, elsewhere, foreign] = [
      await logIn(email),
      await logIn(email),
      await logIn(email),
      await logIn(await account()),
    ]
    await expect(endOwnOtherSessions(await here.context())).resolves.toBe(2)
    const viewers = await Promise.all(
      [here, there, elsewhere, foreign].map(async (each) => (await each.context()).viewer),
    )
    expect(viewers.map(Boolean)).toEqual([true, false, false, true])
  })

  it('[G3] record their use every five minutes, without a statement in between', async () => {
    const browser = await logIn(await account())
    const lastUsedAt = async () => (await ownSessions(await browser.context()))[0]?.lastUsedAt
    const begun = await lastUsedAt()
    passMinutes(4)
    const statements = await statementsOf(suite.database, () => browser.context())
    expect(statements).toHaveLength(1)
    expect(await lastUsedAt()).toBe(begun)
    passMinutes(1)
    await Promise.all(Array.from({ length: 5 }, () => browser.context()))
    expect(await lastUsedAt()).toBe(new Date().toISOString())
  })

  it('are readable while their use cannot be recorded', async () => {
    const browser = await logIn(await account())
    passMinutes(6)
    const write = suite.database.write
    suite.database.write = () => Promise.reject(new Error('The disk is full'))
    try {
      expect((await browser.context()).viewer).not.toBeNull()
    } finally {
      suite.database.write = write
    }
  })

  it('from before their use was recorded count as used when they began', async () => {
    const browser = await logIn(await account())
    const [known] = await ownSessions(await browser.context())
    await suite.database.write((manager) =>
      manager.update(Session, { tokenHash: known?.id }, { lastUsedAt: null, network: null, device: null }),
    )
    expect(await ownSessions({ ...(await browser.context()) })).toMatchObject([{ network: null, device: null }])
  })
})

describe('where a caller is and with what', () => {
  it.each([
    ['192.0.2.17', '192.0.2.*'],
    ['::ffff:192.0.2.17', '192.0.2.*'],
    ['2001:db8:12:34::1', '2001:db8:12:*'],
    ['2001:db8::1', '2001:db8:0:*'],
    ['::1', '0:0:0:*'],
    ['fe80::1%eth0', 'fe80:0:0:*'],
    ['unknown', '*'],
  ])('%s is stored as %s', (address, stored) => expect(shortened(address)).toBe(stored))

  it.each([
    [null, null],
    ['', null],
    ['x', null],
    ['curl/8.5.0', expect.anything()],
    [`${'Firefox/'.repeat(2000)}`, expect.anything()],
  ])('%.20s is said in words or not at all', (userAgent, words) => {
    const device = deviceOf(userAgent)
    if (words === null) expect(device).toBeNull()
    expect((device ?? '').length).toBeLessThanOrEqual(80)
  })
})
