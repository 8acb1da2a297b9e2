import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import Database from 'better-sqlite3'
import { type Shop, startShop } from '../../../scripts/house/shop.mjs'
import { hasRedis } from '../../../soak/machine.mjs'
import { ShopClient } from '../../../soak/ShopClient.mjs'
import { until } from '../until.js'
import { OwnRedis } from './OwnRedis.js'
import { removeShopFolders, shopFolder } from './shopFolders.js'

/** Named by `npm test` where there is none. */
const withRedis = hasRedis ? describe : describe.skip

const reviews = '{ publicReviews(language: nl) { name } }'

withRedis('[Y47] a shop whose Redis', () => {
  let redis: OwnRedis
  let shop: Shop
  let admin: ShopClient
  let visitor: ShopClient
  beforeAll(async () => {
    redis = await OwnRedis.start()
    shop = await startShop({ folder: await shopFolder(), env: { REDIS_URL: redis.address } })
    admin = await ShopClient.admin(shop.url)
    visitor = new ShopClient(shop.url, {})
  })
  afterAll(async () => {
    await shop?.stop()
    await redis?.remove()
    await removeShopFolders()
  })
  beforeEach(async () => {
    if (!redis.isRunning) await redis.start()
    await untilRedis('works')
  })

  const metrics = async (line: string) => {
    const { text } = await visitor.ask('/metrics')
    const found = text.split('\n').find((one) => one.startsWith(`${line} `))
    return Number(found?.split(' ').at(-1) ?? 0)
  }
  /** As the shop itself says, which looks every few seconds. */
  const untilRedis = (what: 'works' | 'is away') =>
    until(async () => {
      const { body } = await visitor.ask('/readyz')
      return (body.reasons?.redis === undefined) === (what === 'works')
    })
  /** How many of some requests, each after the one before, were answered from the cache. */
  const cachedOf = async (ask: () => Promise<{ status: number }>, times: number) => {
    const line = 'shop_responses_total{cached="yes"}'
    const before = await metrics(line)
    for (let time = 0; time < times; time++) expect((await ask()).status).toBe(200)
    return (await metrics(line)) - before
  }
  const names = async () => {
    const { body } = await visitor.graphql(reviews)
    return (body.data.publicReviews as { name: string }[]).map(({ name }) => name)
  }
  /** As another instance does, of which this one does not hear. */
  const renameElsewhere = (name: string) => {
    const database = new Database(path.join(shop.folder, 'shop.sqlite'))
    database
      .prepare('UPDATE review SET name = ? WHERE id = (SELECT MIN(id) FROM review WHERE language = ?)')
      .run(name, 'nl')
    database.close()
  }

  it('is away answers most from the cache still, and what another instance has published within two seconds', async () => {
    await redis.kill()
    await untilRedis('is away')
    expect(await cachedOf(() => visitor.ask('/nl'), 40)).toBeGreaterThan(30)
    expect(await cachedOf(() => visitor.graphql(reviews), 40)).toBeGreaterThan(30)
    expect(await cachedOf(() => visitor.rest('GET', 'public-reviews'), 40)).toBeGreaterThan(30)

    await visitor.ask('/nl/reviews')
    await names()
    renameElsewhere('Van een ander exemplaar')
    await wait(2000)
    expect(await names()).toContain('Van een ander exemplaar')
    expect((await visitor.ask('/nl/reviews')).text).toContain('Van een ander exemplaar')
  })

  it('is away shows what it has changed itself at once, and nobody what is another’s', async () => {
    await redis.kill()
    await untilRedis('is away')
    for (const name of ['Eerste', 'Tweede', 'Derde']) {
      await names()
      await visitor.ask('/nl/reviews')
      const review = { language: 'nl', name, source: 'Google', text: '<p>Snel en netjes.</p>' }
      const { status } = await admin.rest('POST', 'reviews/add-review', review)
      expect(status).toBe(201)
      expect(await names()).toContain(name)
      expect((await visitor.ask('/nl/reviews')).text).toContain(name)
    }
    const who = '{ me { email } }'
    expect((await admin.graphql(who)).body.data.me).not.toBeNull()
    expect((await visitor.graphql(who)).body.data.me).toBeNull()
    expect((await admin.ask('/nl')).text).not.toBe((await visitor.ask('/nl')).text)
  })

  it('is back caches again until something changes', async () => {
    await redis.kill()
    await untilRedis('is away')
    await names()
    await redis.start()
    await untilRedis('works')
    await names()
    await wait(2000)
    expect(await cachedOf(() => visitor.graphql(reviews), 1)).toBe(1)
  })

  it.each([
    ['is away', () => redis.kill()],
    ['is held up', async () => redis.holdUp()],
  ])('%s takes every post of visitors while many read', async (_what, leave) => {
    await leave()
    await untilRedis('is away')
    const statuses: number[] = []
    let isOver = false
    const readers = ['/nl', '/nl/nieuws', '/nl/diensten', '/en', '/api/public-reviews'].map(async (address) => {
      while (!isOver) statuses.push((await visitor.ask(address)).status)
    })
    const send = 'mutation ($input: ContactMessageInput!) { sendContactMessage(input: $input) { sent } }'
    const input = { email: 'klant@example.com', message: 'Mijn laptop is traag.' }
    const began = Date.now()
    try {
      for (let time = 1; time <= 30; time++) {
        const { status, body } = await visitor.graphql(send, { input: { ...input, name: `Klant nummer ${time}` } })
        expect([status, body]).toEqual([200, { data: { sendContactMessage: { sent: true } } }])
      }
    } finally {
      isOver = true
      await Promise.all(readers)
    }
    expect((Date.now() - began) / 30).toBeLessThan(1000)
    expect(new Set(statuses)).toEqual(new Set([200]))
    redis.goOn()
  })
})
