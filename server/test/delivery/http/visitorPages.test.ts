import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { parse } from 'graphql'
import type { FrontEnds } from '../../../src/delivery/http/frontEnds.js'
import type { AskedPage, RenderedPage, RenderRequest, SiteRenderer } from '../../../src/delivery/http/SiteRenderer.js'
import { siteRoutes } from '../../../src/delivery/http/siteRoutes.js'
import { Redirect } from '../../../src/kernel/records/Redirect.js'
import {
  appointmentAddress,
  invoiceAddress,
  reservationAddress,
  reviewAddress,
  trackAddress,
} from '../../../src/kernel/shared/screens.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { until } from '../../until.js'

const tip = parse('query ($url: String!) { publicTipByUrl(url: $url) { title } }')
const screens = ['/nl', '/nl/tips-en-tricks', '/pagina-niet-gevonden', '/en/page-not-found']

/** A site of a few screens and the details of tips, which counts what it renders. */
class CountingRenderer implements SiteRenderer {
  rendered: string[] = []
  cookies: Record<string, string>[] = []
  milliseconds = 0
  /** Whether nothing can be rendered. */
  isBroken = false
  /** How many requests have come in. */
  resolved = 0
  /** Until when nothing is rendered. */
  until: Promise<void> | undefined
  /** Of the front page; others are always rendered. */
  fingerprint = 'one'

  resolve(url: string): AskedPage {
    this.resolved += 1
    const [path = '', query = ''] = url.split('?')
    const isOwn = query.startsWith('own=')
    const isTyped = query.startsWith('q=')
    const isKnown = isOwn || isTyped || /^(pagina|merk)=/.test(query)
    const address = isKnown ? url : path
    return { address, isOwn, isTyped, isScreen: screens.includes(path), ignored: isKnown ? '' : query }
  }

  async render({ url, cookies, isNotFoundShared, knownFingerprint, execute }: RenderRequest): Promise<RenderedPage> {
    if (url === '/nl' && knownFingerprint === this.fingerprint) return { status: 304, headers: {}, body: '' }
    this.rendered.push(url)
    this.cookies.push(cookies)
    await this.until
    if (this.milliseconds > 0) await wait(this.milliseconds)
    if (this.isBroken) return { status: 500, headers: {}, body: 'broken', error: new Error('broken') }
    if (url === '/nl/oud') return { status: 301, headers: { location: '/nl/tips-en-tricks' }, body: '' }
    const [, item] = /^\/nl\/tips-en-tricks\/(.+)$/.exec(url) ?? []
    const { errors, data } = item ? await execute(tip, { url: item }) : {}
    const isMissing = errors !== undefined || /not-found|niet-gevonden/.test(url)
    const headers = { 'content-type': 'text/html; charset=utf-8' }
    if (isMissing && isNotFoundShared) return { status: 404, headers: {}, body: '' }
    return {
      status: isMissing ? 404 : 200,
      headers,
      fingerprint: this.fingerprint,
      body: `<h1>${isMissing ? 'nothing' : url} ${JSON.stringify(data)}</h1>`,
    }
  }
}

describe.each(testDatabases)('pages of visitors on $name', ({ create }) => {
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
    shop = await startContentShop(database, { TRUSTED_PROXIES: 'loopback' }, frontEnds)
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

  it('are rendered again after a change only where it made a difference', async () => {
    const change = () => shop.create('Tip', { language: 'nl', title: randomUUID() })
    const first = await ask('/nl')
    const text = await first.text()
    renderer.rendered = []
    await change()
    const second = await ask('/nl')
    expect([second.status, await second.text(), renderer.rendered]).toEqual([200, text, []])
    expect(Object.fromEntries(second.headers)).toMatchObject({
      etag: first.headers.get('etag'),
      'content-type': first.headers.get('content-type'),
      'cache-control': first.headers.get('cache-control'),
    })
    renderer.fingerprint = 'two'
    expect((await ask('/nl')).status).toBe(200)
    expect(renderer.rendered).toEqual([])
    await change()
    await ask('/nl')
    expect(renderer.rendered).toEqual(['/nl'])
  })

  it('[X6] that are not found are one page in each language, and nothing is rendered to find that out', async () => {
    const [answer] = await many(50, (number) => `/nl/tips-en-tricks/${number}-${randomUUID()}`)
    await many(50, (number) => `/nl/${number}/${randomUUID()}`)
    const english = await ask(`/en/news/${randomUUID()}`)
    expect([answer?.status, await answer?.text()]).toEqual([404, '<h1>nothing undefined</h1>'])
    expect([english.status, english.headers.get('cache-control')]).toEqual([404, 'no-cache'])
    expect(renderer.rendered.sort()).toEqual(['/en/page-not-found', '/pagina-niet-gevonden'])
  })

  it('[K9] [X6] of codes that open nothing are one for each address and status, and browsers store none', async () => {
    for (const address of [trackAddress, reviewAddress, appointmentAddress, reservationAddress, invoiceAddress]) {
      const codes = Array.from({ length: 30 }, () => randomBytes(16).toString('hex').slice(0, 22))
      const answers = await Promise.all(codes.map((code) => ask(address('nl', code))))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]))
      for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store')
      const texts = await Promise.all(answers.map((answer) => answer.text()))
      expect(texts.filter((text) => codes.some((code) => text.includes(code)))).toEqual([])
    }
    expect(renderer.rendered.length).toBe(10)
    expect(renderer.rendered.every((url) => url.endsWith('/-'))).toBe(true)
  })

  it('[X6] of codes that open nothing are tried again after one could not be rendered', async () => {
    await shop.services.contentChanged()
    renderer.isBroken = true
    const address = trackAddress('en', randomBytes(16).toString('hex').slice(0, 22))
    const from = { 'x-forwarded-for': '203.0.113.77' }
    expect((await ask(address, from)).status).toBe(500)
    renderer.isBroken = false
    expect((await ask(address, from)).status).toBe(404)
    expect((await ask(address, from)).headers.get('cache-control')).toBe('no-store')
    expect(renderer.rendered).toHaveLength(2)
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
    const { id: record } = await shop.create('Page', { language: 'nl', title: 'Verhuisd' })
    const former = { entity: 'page', language: 'nl', path: 'oud', record } as const
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
    expect(refused.every(({ headers }) => headers.get('cache-control') === 'no-store')).toBe(true)
    expect(refused.every(({ headers }) => headers.has('retry-after'))).toBe(true)
    expect(renderer.rendered.length).toBeLessThan(70)
  })

  it('[X6] of one visitor alone are waited for a second at most, however long another one took', async () => {
    renderer.milliseconds = 200
    const started = performance.now()
    const answers = await many(2, (number) => `/nl?own=${randomUUID()}-${number}`)
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    // Both, a pause of a second before each at most. A nineteenfold pause alone would be 3.8 seconds.
    expect(performance.now() - started).toBeLessThan(3300)
  })

  it('[X6] with parameters of any sort share one part of the time, at which the sorts of a network take turns', async () => {
    let release: () => void = () => undefined
    renderer.until = new Promise<void>((resolve) => {
      release = resolve
    })
    renderer.resolved = 0
    const path = (parameter: string) => `/nl/tips-en-tricks?${parameter}=${randomUUID()}`
    const asked = [...Array.from({ length: 30 }, () => path('own')), path('q'), path('pagina')]
    const answers = asked.map((each) => ask(each))
    // The first may have to wait for the rest after pages that were rendered before.
    await until(() => renderer.resolved === asked.length && renderer.rendered.length > 0)
    // Enough for everything else that is not rendered yet to begin, if it did not wait.
    await wait(50)
    const meanwhile = renderer.rendered.length
    release()
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
    expect(meanwhile).toBe(1)
    const sorts = renderer.rendered.map((url) => /\?(\w+)/.exec(url)?.[1])
    expect(Math.max(sorts.indexOf('q'), sorts.indexOf('pagina'))).toBeLessThan(5)
  })

  it.each([
    ['pagina', 'merk'],
    ['q', 'q'],
  ])('[X6] with ?%s= are shown at once, however many others one network asks for by ?%s=', async (own, madeUp) => {
    const from = (address: string) => ({ 'x-forwarded-for': address })
    let release: () => void = () => undefined
    renderer.until = new Promise<void>((resolve) => {
      release = resolve
    })
    renderer.resolved = 0
    const page = `/nl/tips-en-tricks?${own}=2`
    const strangers = Array.from({ length: 40 }, () => `/nl/tips-en-tricks?${madeUp}=${randomUUID()}`)
    // They want the page of the visitors too.
    const flood = [...strangers, page, ...strangers.map((path) => `${path}x`)].map((path) =>
      ask(path, from('203.0.113.9')),
    )
    await until(() => renderer.resolved === flood.length)
    const visitors = Array.from({ length: 10 }, (_, number) => ask(page, from(`198.51.100.${number}`)))
    await until(() => renderer.resolved === flood.length + visitors.length)
    const before = renderer.rendered.length
    release()
    for (const { status } of await Promise.all(visitors)) expect(status).toBe(200)
    const since = renderer.rendered.slice(before)
    expect([before, since.filter((url) => url === page)]).toEqual([1, [page]])
    // One stranger's page has its turn before theirs, and one among them.
    expect(since.indexOf(page)).toBeLessThanOrEqual(1)
    // More of theirs may follow before the answers have arrived.
    expect(since.length).toBeLessThanOrEqual(6)
    const statuses = (await Promise.all(flood)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(10)
    expect((await ask(page)).status).toBe(200)
  })
})
