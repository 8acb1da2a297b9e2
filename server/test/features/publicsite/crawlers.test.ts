import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sitemap, sitemapIndex, sitemapParts } from '../../../src/features/publicsite/sitemap.js'
import { Tip } from '../../../src/features/tips/Tip.js'
import { roleAddresses } from '../../../src/kernel/shared/screens.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

describe('what search engines and feed readers ask for', () => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startContentShop(database)
    const { id } = await shop.create('Page', { language: 'nl', title: 'Prijzen', url: 'prijzen' })
    await shop.create('Page', { language: 'en', title: 'Prices', url: 'prices', translationOf: id })
    await shop.create('Page', { language: 'nl', title: 'Concept', url: 'concept', visible: false })
    const news = { language: 'nl', title: 'Let op: <nep> & "echt"', overviewImage: shop.image, url: 'let-op' }
    await shop.create('NewsItem', { ...news, introOverview: 'Klik niet.' })
    await shop.create('Tip', { language: 'en', title: 'Backups', url: 'backups' })
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const read = async (path: string) => {
    const response = await fetch(shop.url + path)
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
  }
  const own = (path: string) => `${shop.services.settings.publicUrl}${path}`

  it('[S35] [O28] the sitemap lists what is public, with alternates and dates, and nothing else', async () => {
    const { status, type, text } = await read('/sitemap.xml')
    expect({ status, type }).toEqual({ status: 200, type: 'application/xml; charset=utf-8' })
    const locations = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location)
    expect(locations).toEqual(
      expect.arrayContaining(
        ['/nl/prijzen', '/en/prices', '/nl/nieuws/let-op', '/en/tips-and-tricks/backups'].map(own),
      ),
    )
    expect(locations).toContain(own('/nl/telefoon'))
    expect(text).not.toContain('concept')
    const [page] = /<url><loc>[^<]*\/nl\/prijzen<\/loc>.*/.exec(text) ?? []
    expect(page).toContain(`hreflang="en" href="${own('/en/prices')}"`)
    expect(page).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
    const [tip] = /<url><loc>[^<]*backups<\/loc>.*/.exec(text) ?? []
    expect(tip).not.toContain('hreflang')
  })

  it('[S35] [Y40] a sitemap that grows too long is split into parts, of which each reads what it lists alone', async () => {
    const context = shop.api.context(null, 'nl')
    const { publicUrl } = shop.services.settings
    const locations = (text: string) => [...text.matchAll(/<url>(.*)<\/url>/g)].map(([, entry]) => entry)
    const [whole = []] = await sitemapParts(context)
    const all = locations(await sitemap(context, whole, publicUrl))
    const parts = await sitemapParts(context, 4)
    const listed = await Promise.all(parts.map(async (part) => locations(await sitemap(context, part, publicUrl))))
    expect(listed.flat().sort()).toEqual(all.sort())
    expect(all.length).toBeGreaterThan(12)
    for (const some of listed) {
      expect(some.length).toBeLessThanOrEqual(4)
      expect(some.length).toBeGreaterThan(0)
    }
    const index = sitemapIndex(parts, publicUrl)
    expect(index.match(/<loc>/g)).toHaveLength(parts.length)
    expect(index).toContain(`<loc>${own('/sitemap.xml?part=2')}</loc>`)
    expect([(await read('/sitemap.xml?part=1')).text, (await read('/sitemap.xml?part=2')).status]).toEqual([
      (await read('/sitemap.xml')).text,
      404,
    ])
  })

  it('[S35] [Y40] a sitemap of thousands lists each once, with its translation, wherever a read of some ends', async () => {
    const { database } = shop.services
    const [tip] = await database.rows.find<Tip>(Tip, {})
    const tips = Array.from({ length: 2500 }, (_, index) => {
      const one = {
        ...tip,
        id: 10_000 + 2 * index,
        pair: 10_000 + 2 * index,
        url: `tip-${index}`,
        title: `Tip ${index}`,
        titleKey: `tip ${index}`,
      }
      const other = { ...one, id: one.id + 1, language: 'nl' as const, url: `wenk-${index}` }
      return index % 3 > 0 ? [one, other] : [one]
    }).flat()
    await database.write(async (manager) => {
      for (let from = 0; from < tips.length; from += 100) await manager.insert(Tip, tips.slice(from, from + 100))
    })
    const context = shop.api.context(null, 'nl')
    const [part = []] = await sitemapParts(context)
    const text = await sitemap(context, part, shop.services.settings.publicUrl)
    const listed = [...text.matchAll(/<url><loc>[^<]*\/((?:tip|wenk)-\d+)<\/loc>/g)].map(([, url]) => url)
    expect(listed.sort()).toEqual(tips.map(({ url }) => url).sort())
    const translated = text.match(/<url><loc>[^<]*\/(?:tip|wenk)-\d+<\/loc>.*hreflang/g)
    expect(translated).toHaveLength(2 * (2500 - Math.ceil(2500 / 3)))
  })

  it('[S35] robots.txt excludes robots from private paths, and names the sitemap', async () => {
    const { status, type, text } = await read('/robots.txt')
    expect({ status, type }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' })
    expect(text).toContain('Disallow: /status\n')
    expect(text).toContain(`Sitemap: ${own('/sitemap.xml')}`)
  })

  it('[X86] robots.txt names no address of the staff', async () => {
    const { text } = await read('/robots.txt')
    for (const { login, home } of [
      roleAddresses['cms-admin'],
      roleAddresses['cms-zzp'],
      roleAddresses['cms-accountant'],
    ]) {
      expect(text).not.toContain(login)
      expect(text).not.toContain(home)
    }
  })

  it('[S36] [O28] a feed carries the public news of its language, and a change immediately', async () => {
    const { type, text } = await read('/feed/nl.xml')
    expect(type).toBe('application/rss+xml; charset=utf-8')
    expect(text).toContain('<title>Let op: &lt;nep&gt; &amp; &quot;echt&quot;</title>')
    expect(text).toContain(`<link>${own('/nl/nieuws/let-op')}</link>`)
    expect(text).toContain('<description>Klik niet.</description>')
    expect((await read('/feed/en.xml')).text).not.toContain('<item>')
    await shop.create('NewsItem', { language: 'en', title: 'Fresh', overviewImage: shop.image })
    expect((await read('/feed/en.xml')).text).toContain('<title>Fresh</title>')
  })
})
