import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { ShopError } from '../../../src/kernel/errors/ShopError.js'
import { loginLimit } from '../../../src/kernel/limits/callLimits.js'
import { Relay } from '../../Relay.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { until } from '../../until.js'

const redis = process.env.TEST_REDIS_URL
const create = bothDatabases.at(-1)?.create
const inTurn = redis ? describe : describe.skip

const codeOf = (error: unknown) => (error instanceof ShopError ? error.code : String(error))

/** Two processes of one shop, each with its own proxy to the same Redis. */
inTurn('two instances on one database and one Redis', () => {
  let database: TestDatabase
  let wires: Relay[]
  let shops: [TestShop, TestShop]
  let start: (wire: Relay) => Promise<TestShop>
  /** Of the administrator, who has logged in on the first. */
  let headers: Record<string, string>
  beforeAll(async () => {
    database = await required(create, 'database')()
    const { hostname, port } = new URL(required(redis, 'TEST_REDIS_URL'))
    wires = [await Relay.to(hostname, Number(port || 6379)), await Relay.to(hostname, Number(port || 6379))]
    const secret = `a secret of this test alone ${Math.random()}`
    start = (wire) =>
      startTestShop(database, {
        REDIS_URL: `redis://127.0.0.1:${wire.ownPort}`,
        SESSION_SECRET: secret,
        LOGIN_LIMIT: '4/1m',
      })
    shops = [await start(required(wires[0], 'wire')), await start(required(wires[1], 'wire'))]
    await untilConnected(...shops)
    headers = await shops[0].login()
  })
  afterAll(async () => {
    for (const shop of shops) await shop.close()
    for (const wire of wires) await wire.close()
    await database.drop()
  })

  const ask = (shop: TestShop) =>
    shop.graphql<{ publicReviews: { name: string }[] }>('{ publicReviews(language: nl) { name } }')
  const names = async (shop: TestShop) => required((await ask(shop)).data, 'data').publicReviews
  const untilConnected = (...those: TestShop[]) =>
    until(() => those.every((shop) => shop.services.instances.isConnected))

  async function addReview(shop: TestShop, name: string) {
    const mutation = 'mutation ($input: CreateReviewInput!) { createReview(input: $input) { id } }'
    const input = { language: 'nl', name, source: 'Google', text: '<p>Snel en netjes.</p>' }
    expect((await shop.graphql(mutation, { input }, headers)).errors).toBeUndefined()
  }

  it('[O14] what is published on one is in the very next response of the other', async () => {
    const [one, other] = shops
    for (let time = 1; time <= 10; time++) {
      const before = await names(other)
      await addReview(one, `Visitor ${time}`)
      expect(await names(other)).toHaveLength(before.length + 1)
    }
  })

  it('[O14] calls are counted over both', async () => {
    const [one, other] = shops
    const guess = (shop: TestShop) => shop.graphql('mutation { login(email: "a@example.com", password: "b") { id } }')
    for (const shop of [one, other, one]) expect((await guess(shop)).errors?.[0]?.extensions.code).toBe('CREDENTIALS')
    for (const shop of [other, one]) expect((await guess(shop)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
  })

  it('[Y3] the networks of one subscriber are counted over both: four times four for a /48', async () => {
    const outcomes: string[] = []
    for (let index = 0; index < 20; index++) {
      const address = `2001:db8:7:${index.toString(16)}00::1`
      const shop = required(shops[index % 2], 'shop')
      outcomes.push(await loginLimit.spend(shop.services, { address }).then(() => 'counted', codeOf))
    }
    expect(outcomes).toEqual([...Array(16).fill('counted'), ...Array(4).fill('RATE_LIMITED')])
  })

  it('[O14] an instance disconnected from Redis caches nothing for long, and resumes when it is reconnected', async () => {
    const [one, other] = shops
    await names(other)
    wires[1]?.cut()
    await wait(50)
    await addReview(one, 'While the other was cut off')
    await wait(1000)
    expect(JSON.stringify(await names(other))).toContain('While the other was cut off')
    wires[1]?.repair()
    await untilConnected(...shops)
  })

  it('[O14] an instance whose connection is silent detects that before the writer stops waiting', async () => {
    const [one, other] = shops
    await names(other)
    wires[1]?.silence()
    await addReview(one, 'Over a silent wire')
    expect(JSON.stringify(await names(other))).toContain('Over a silent wire')
    wires[1]?.repair()
    await untilConnected(...shops)
    await addReview(one, 'And back again')
    expect(JSON.stringify(await names(other))).toContain('And back again')
  })

  it('[O14] an instance that starts while Redis is down caches nothing for long until it is connected', async () => {
    const [one] = shops
    const { hostname, port } = new URL(required(redis, 'TEST_REDIS_URL'))
    const wire = await Relay.to(hostname, Number(port || 6379))
    wire.cut()
    const late = await start(wire)
    await names(late)
    await addReview(one, 'While another started alone')
    await wait(1000)
    expect(JSON.stringify(await names(late))).toContain('While another started alone')
    wire.repair()
    await untilConnected(late)
    await late.close()
    await wire.close()
  })

  it('[O14] a login on one is valid on the other, and a logout ends it on both', async () => {
    const [one, other] = shops
    expect((await other.graphql('{ me { role } }', {}, headers)).data?.me).toEqual({ role: 'cms_admin' })
    await other.graphql('mutation { logout { loggedOut } }', {}, headers)
    expect((await one.graphql('{ me { role } }', {}, headers)).data?.me).toBeNull()
  })
})
