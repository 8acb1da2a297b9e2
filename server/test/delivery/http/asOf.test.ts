import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'graphql'
import type { FrontEnds } from '../../../src/delivery/http/frontEnds.js'
import type { AskedPage, RenderedPage, RenderRequest, SiteRenderer } from '../../../src/delivery/http/SiteRenderer.js'
import { siteRoutes } from '../../../src/delivery/http/siteRoutes.js'
import { previewPath } from '../../../src/kernel/shared/screens.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

const document = parse(`query ($text: String!) {
  publicTips(language: nl) { items { title intro } } publicSearch(language: nl, q: $text) { total } }`)

/** Writes what visitors may read, with the links and forms that pages have. */
const renderer: SiteRenderer = {
  resolve: (url): AskedPage => ({ address: url, isOwn: false, isScreen: true, ignored: '' }),
  async render({ url, execute }: RenderRequest): Promise<RenderedPage> {
    if (url === '/nl/oud') return { status: 301, headers: { location: '/nl/nieuw' }, body: '' }
    const result = await execute(document, { text: 'feestelijk' })
    const body = `<html><head></head><body><pre>${JSON.stringify(result.data ?? result.errors)}</pre>
      <a class="x" href="/nl/tips">Tips</a><a href="https://example.com/nl">Elders</a><a href="/downloads/x">Bestand</a>
      <form action="/nl/zoeken" method="get"></form><form method="post" action="/nl/contact"></form>
      <script id="entry" type="module" src="/x.js"></script></body></html>`
    return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
  },
}

const day = 24 * 60 * 60_000
const at = (difference: number) => new Date(Date.now() + difference).toISOString()
/** On the clock of the shop, to the minute. */
const clock = (difference: number) =>
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Amsterdam' })
    .format(Date.now() + difference)
    .replace(' ', 'T')

describe.each(bothDatabases)('the site as of a moment, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  let headers: Record<string, string>
  const frontEnds: FrontEnds = {
    adminFolder: '',
    register: async (app, parts) => {
      await app.register(siteRoutes, { ...parts, renderer, folder: database.folder })
    },
  }

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database, {}, frontEnds)
    headers = (await shop.login()) as Record<string, string>
    const tip = (title: string, more: object = {}) => shop.create('Tip', { language: 'nl', title, ...more })
    await tip('Altijd')
    await tip('Gepland feestelijk', { visibleFrom: at(2 * day) })
    await tip('Verloopt', { visibleUntil: at(2 * day) })
    const { id: changed } = await tip('Gewijzigd', { intro: 'Nu' })
    await save({ tip: { intro: 'Straks' } }, changed)
    await shop.read(`mutation { plan(entity: tip, record: ${changed}, publishAt: "${at(2 * day)}") { version } }`)
    const { id: concept } = await tip('Concept in uitgave', { visible: false })
    await tip('Concept', { visible: false })
    const added = await save({ tip: { language: 'nl', title: 'Nieuw in uitgave' } })
    const release = await shop.read<{ id: number }>('mutation { saveRelease(name: "Feest") { id } }')
    for (const record of [concept, added]) {
      await shop.read(`mutation { addToRelease(id: ${release.id}, entity: tip, record: ${record}) { id } }`)
    }
    await shop.read(`mutation { planRelease(id: ${release.id}, publishAt: "${at(2 * day)}") { id } }`)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const save = async (input: object, record: number | null = null) => {
    const query =
      'mutation ($input: DraftInput!, $record: Int) { saveDraft(input: $input, record: $record) { record } }'
    return (await shop.read<{ record: number }>(query, { input, record })).record
  }
  const open = async (path: string, sent: Record<string, string> = headers) => {
    const answer = await fetch(shop.url + path, { redirect: 'manual', headers: sent })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const then = (difference: number, path = '/nl') => open(`${previewPath}/op/${clock(difference)}${path}`)
  const titlesIn = (text: string) => {
    const { publicTips, publicSearch } = JSON.parse(/<pre>(.*)<\/pre>/.exec(text)?.[1] ?? '{}')
    return {
      tips: publicTips.items.map(({ title }: { title: string }) => title).sort(),
      intros: publicTips.items.map(({ intro }: { intro: string | null }) => intro).filter(Boolean),
      found: publicSearch.total,
    }
  }
  const everything = async () => {
    const tables = ['tip', 'draft', 'shop_release', 'release_member', 'revision', 'table_change', 'search_part']
    return Promise.all(tables.map((table) => shop.services.database.reader.query(`SELECT * FROM ${table}`)))
  }

  it('[L5] shows what is planned, hides what has expired, and applies drafts and releases', async () => {
    const now = { tips: ['Altijd', 'Gewijzigd', 'Verloopt'], intros: ['Nu'], found: 0 }
    expect(titlesIn((await then(day)).text)).toEqual(now)
    expect(titlesIn((await then(3 * day)).text)).toEqual({
      tips: ['Altijd', 'Concept in uitgave', 'Gepland feestelijk', 'Gewijzigd', 'Nieuw in uitgave'],
      intros: ['Straks'],
      found: 1,
    })
    expect(titlesIn((await open('/nl', {})).text)).toEqual(now)
  })

  it('[L5] leaves the database as it was, and to visitors the same bytes', async () => {
    const [rows, page] = [await everything(), await open('/nl', {})]
    await Promise.all([then(3 * day), then(4 * day), then(5 * day, '/nl/tips')])
    expect(await everything()).toEqual(rows)
    const after = await open('/nl', {})
    expect([after.text, after.headers.get('etag')]).toEqual([page.text, page.headers.get('etag')])
    const { id } = await shop.create('Tip', { language: 'nl', title: `Daarna ${Date.now()}`, visible: false })
    expect(id).toBeGreaterThan(0)
  })

  it('[L5] says of which moment it is, keeps links within it, and is stored and indexed by nobody', async () => {
    const { status, headers: answered, text } = await then(3 * day)
    const base = `${previewPath}/op/${clock(3 * day)}`
    expect([status, answered.get('cache-control'), answered.get('x-robots-tag')]).toEqual([
      200,
      'private, no-store',
      'noindex, nofollow',
    ])
    expect(text).toContain('Zo ziet de site eruit op ')
    expect(text).toContain(`class="x" href="${base}/nl/tips"`)
    expect(text).toContain(`<form action="${base}/nl/zoeken"`)
    expect(text).toContain('<form inert')
    expect(text).toContain('href="https://example.com/nl"')
    expect(text).toContain('href="/downloads/x"')
    expect(text).toContain('<a href="/nl">Terug naar nu</a>')
    expect(text).not.toContain('<script')
    expect((await then(3 * day, '/en/tips')).text).toContain('This is how the site will look on ')
    expect((await then(3 * day, '/nl/oud')).headers.get('location')).toBe(`${base}/nl/nieuw`)
    const other = await open(`${previewPath}/op?moment=2030-01-02T03%3A04&path=%2Fnl%2Ftips%3Fpagina%3D2`)
    expect(other.headers.get('location')).toBe(`${previewPath}/op/2030-01-02T03:04/nl/tips?pagina=2`)
  })

  it('[L5] is for the owner alone, and of a moment that there is', async () => {
    for (const sent of [{}, (await shop.login('cms-status-user')) as Record<string, string>]) {
      expect((await open(`${previewPath}/op/${clock(3 * day)}/nl`, sent)).status).toBe(302)
    }
    for (const path of ['/op/morgen/nl', '/op/2030-13-01T09:00/nl', '/op/2030-01-02T03:04/uploads/x', '/op?moment=x']) {
      expect([path, (await open(previewPath + path)).status]).toEqual([path, 404])
    }
  })
})
