import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { countPageView, shopDay } from '../../../src/features/statistics/countPageView.js'
import { PageView } from '../../../src/features/statistics/PageView.js'
import { newPathLimit } from '../../../src/kernel/limits/callLimits.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { startClock, stopClock } from '../accounts/clock.js'

interface Views {
  perDay: { day: string; views: number }[]
  perPath: { path: string; title?: string | null; views: number }[]
}

const timeZone = 'Europe/Amsterdam'

describe.each(bothDatabases)('page views, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  afterEach(() => startClock())

  const look = (path: string) => shop.graphql('mutation ($path: String!) { countPageView(path: $path) }', { path })
  const views = () => shop.read<Views>('{ pageViews(days: 30) { perDay { day views } perPath { path views } } }')

  it('[F16] counts every view, also simultaneous ones, and shows cms-admin the counts per day and per address', async () => {
    stopClock()
    await Promise.all(Array.from({ length: 40 }, () => look('/nl/contact')))
    await look('/en')
    const { perDay, perPath } = await views()
    expect(perDay).toHaveLength(30)
    expect(perDay.at(-1)).toEqual({ day: shopDay(new Date(), timeZone), views: 41 })
    expect(perPath).toEqual([
      { path: '/nl/contact', views: 40 },
      { path: '/en', views: 1 },
    ])
  })

  it('[X69] names what was looked at by its title, whatever kind it is; screens without a record by their address', async () => {
    await shop.create('Page', { language: 'nl', title: 'Welkom', url: 'home-nl', visible: true })
    await shop.create('Page', { language: 'nl', title: 'Laptop traag', url: 'laptop-traag', visible: true })
    await shop.create('Tip', { language: 'en', title: 'Dust', url: 'dust', text: '<p>Blow.</p>' })
    const looked = ['/nl', '/nl/laptop-traag', '/en/tips-and-tricks/dust', '/en/laptop-traag', '/nl/nieuws']
    for (const path of looked) await look(path)
    const { perPath } = await shop.read<Views>('{ pageViews { perPath { path title } } }')
    const titled = Object.fromEntries(perPath.map(({ path, title }) => [path, title]))
    expect(looked.map((path) => titled[path])).toEqual(['Welkom', 'Laptop traag', 'Dust', null, null])
  })

  it.each(['/cougarXr7', 'nl', '/de/contact', `/nl/${'a'.repeat(200)}`, '/nl/?q=x', '/nl/<script>'])(
    '[F16] does not count %s',
    async (path) => {
      const { errors } = await look(path)
      expect(errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
    },
  )

  it('[Y11] one subscriber does not fill a day with invented addresses, nor keeps others from being counted', async () => {
    const { services } = shop
    await look('/nl/bekend')
    const taken = async (addressOf: (at: number) => string) => {
      const allowed: boolean[] = []
      for (let at = 0; at < 1000; at++) allowed.push(await newPathLimit.allows(services, { address: addressOf(at) }))
      return allowed.filter(Boolean).length
    }
    expect(await taken(() => '127.0.0.1')).toBeLessThanOrEqual(200)
    expect(await taken((at) => `2001:db8:0:${at.toString(16)}::1`)).toBe(800)
    for (const path of ['/nl/verzonnen', '/nl/bekend']) expect((await look(path)).errors).toBeUndefined()
    const viewsOf = async (path: string) =>
      (await services.database.reader.findBy(PageView, { path })).reduce((sum, each) => sum + each.views, 0)
    expect([await viewsOf('/nl/verzonnen'), await viewsOf('/nl/bekend')]).toEqual([0, 2])
    const other = () => newPathLimit.allows(services, { address: '203.0.113.1' })
    await countPageView(services.database, '/nl/verzonnen', new Date(), timeZone, other)
    expect(await viewsOf('/nl/verzonnen')).toBe(1)
  })

  it('[F16] counts by the day in the time zone of the shop', async () => {
    await countPageView(shop.services.database, '/nl/laat', new Date('2026-01-31T23:30:00Z'), timeZone)
    expect(shopDay(new Date('2026-01-31T23:30:00Z'), timeZone)).toBe('2026-02-01')
  })
})
