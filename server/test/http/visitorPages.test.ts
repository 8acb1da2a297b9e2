import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { parse } from 'graphql'
import { Redirect } from '../../src/content/Redirect.js'
import type { FrontEnds } from '../../src/http/frontEnds.js'
import type { AskedPage, RenderedPage, RenderRequest, SiteRenderer } from '../../src/http/SiteRenderer.js'
import { siteRoutes } from '../../src/http/siteRoutes.js'
import { type ContentShop, startContentShop } from '../content/contentShop.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'

const tip = parse('query ($url: String!) { publicTipByUrl(url: $url) { title } }')
const screens = ['/nl', '/nl/tips-en-tricks', '/pagina-niet-gevonden', '/en/page-not-found']

/** A site of a few screens and the details of tips, which counts what it renders. */
class CountingRenderer implements SiteRenderer {
  rendered: string[] = []
  cookies: Record<string, string>[] = []
  milliseconds = 0

  resolve(url: string): AskedPage {
    const [path = '', query = ''] = url.split('?')
    const isOwn = query.startsWith('own=')
    return { address: isOwn ? url : path, isOwn, isScreen: screens.includes(path), ignored: isOwn ? '' : query }
  }

  async render({ url, cookies, isNotFoundShared, execute }: RenderRequest): Promise<RenderedPage> {
    this.rendered.push(url)
    this.cookies.push(cookies)
    if (this.milliseconds > 0) await wait(this.milliseconds)
    if (url === '/nl/oud') return { status: 301, headers: { location: '/nl/tips-en-tricks' }, body: '' }
    const [, item] = /^\/nl\/tips-en-tricks\/(.+)$/.exec(url) ?? []
    const { errors, data } = item ? await execute(tip, { url: item }) : {}
    const isMissing = errors !== undefined || /not-found|niet-gevonden/.test(url)
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    if (isMissing && isNotFoundShared) return { status: 404, headers: {}, body: '' }
    return {
      status: isMissing ? 404 : 200,
      headers,
      body: `<h1>${isMissing ? 'nothing' : url} ${JSON.stringify(data)}</h1>`,
    }
  }
}

describe.each(bothDatabases)('pages of visitors on $name', ({ create }) => {
  const renderer = new CountingRenderer()
  let database: TestDatabase
  let shop: ContentShop
  const frontEnds: FrontEnds = {
    adminFolder: '',
    async register(app, parts) {
      await app.register(siteRoutes, { ...parts, renderer, folder: database.folder })
    },
  }

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database, {}, frontEnds)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })
  beforeEach(() => {
    renderer.rendered = []
    renderer.cookies = []
    renderer.milliseconds = 0
  })

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(shop.url + path, { headers, redirect: 'manual' })
  const many = (count: number, path: (number: number) => string, headers: () => Record<string, string> = () => ({})) =>
    Promise.all(Array.from({ length: count }, (_, number) => ask(path(number), headers())))

  it('[X6] are rendered once, whatever is sent along', async () => {
    await ask('/nl')
    renderer.rendered = []
    await many(20, (number) => `/nl?x=${number}`)
    await many(
      20,
      () => '/nl',
      () => ({ 'accept-language': randomUUID(), accept: randomUUID() }),
    )
    await many(
      20,
      () => '/nl',
      () => ({ cookie: `session=${randomUUID()}; state=${randomUUID()}` }),
    )
    const unknown = await many(
      20,
      () => '/nl',
      () => ({ cookie: `session=${randomBytes(32).toString('base64url')}` }),
    )
    expect(new Set(unknown.map(({ status }) => status))).toEqual(new Set([200]))
    expect(renderer.rendered).toEqual([])
    expect(renderer.cookies.every((cookies) => Object.keys(cookies).length === 0)).toBe(true)
  })

  it('[X6] that are not found are one page in each language, and nothing is rendered to find that out', async () => {
    const [answer] = await many(50, (number) => `/nl/tips-en-tricks/${number}-${randomUUID()}`)
    await many(50, (number) => `/nl/${number}/${randomUUID()}`)
    const english = await ask(`/en/news/${randomUUID()}`)
    expect([answer?.status, await answer?.text()]).toEqual([404, '<h1>nothing undefined</h1>'])
    expect([english.status, english.headers.get('cache-control')]).toEqual([404, 'no-cache'])
    expect(renderer.rendered.sort()).toEqual(['/en/page-not-found', '/pagina-niet-gevonden'])
  })

  it('[X6] of a record are found by its url from the moment that it is there', async () => {
    const address = '/nl/tips-en-tricks/vaker-opslaan'
    expect((await ask(address)).status).toBe(404)
    const { id } = await shop.create('Tip', { language: 'nl', title: 'Vaker opslaan', url: 'vaker-opslaan' })
    const found = await ask(address)
    expect([found.status, await found.text()]).toEqual([200, expect.stringContaining('Vaker opslaan')])
    await shop.update('Tip', id, { url: 'vaker-bewaren' })
    renderer.rendered = []
    // Its former address is left to the site, which knows where it leads now.
    await ask(address)
    expect(renderer.rendered).toContain(address)
  })

  it('[X6] that have moved take along what was asked for', async () => {
    const former = { entity: 'page', language: 'nl', path: 'oud', record: 1 } as const
    await shop.services.database.write((manager) => manager.insert(Redirect, former))
    const answer = await ask('/nl/oud?utm_source=mail')
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/nl/tips-en-tricks?utm_source=mail'])
  })

  it('[X6] of one visitor alone wait for their turn, and are refused beyond it without a page', async () => {
    renderer.milliseconds = 3
    const answers = await many(100, (number) => `/nl?own=${number}`)
    const refused = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(51)
    expect(refused.length).toBeGreaterThan(30)
    expect(refused.every(({ headers }) => headers.has('retry-after'))).toBe(true)
    expect(renderer.rendered.length).toBeLessThan(70)
  })
})
