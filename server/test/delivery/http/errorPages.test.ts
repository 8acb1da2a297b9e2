import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'graphql'
import type { FrontEnds } from '../../../src/delivery/http/frontEnds.js'
import type { AskedPage, RenderedPage, RenderRequest, SiteRenderer } from '../../../src/delivery/http/SiteRenderer.js'
import { siteRoutes } from '../../../src/delivery/http/siteRoutes.js'
import { ShopError } from '../../../src/kernel/errors/ShopError.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

const document = parse('{ shop { name } }')

/** A site that fails as the address says, except for its error page. */
class FailingRenderer implements SiteRenderer {
  resolve(url: string): AskedPage {
    return { address: url, isOwn: false, isScreen: true, ignored: '' }
  }

  /** How many error pages it has rendered. */
  errorPages = 0

  async render({ url, execute, requestNumber }: RenderRequest): Promise<RenderedPage> {
    const { errors } = await execute(document)
    if (!errors || url === '/nl/kapot') {
      if (url.startsWith('/nl/druk')) throw new ShopError('UNAVAILABLE', { retryAfter: 2 })
      if (url === '/nl/verboden') throw new ShopError('FORBIDDEN')
      throw url === '/en/away' ? new ShopError('UNAVAILABLE') : new Error('secret detail')
    }
    this.errorPages += 1
    const [error] = errors
    const body = `<h1>${error?.extensions.code} ${requestNumber}</h1>`
    return { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' }, body }
  }
}

describe('a page that cannot be rendered', () => {
  let database: TestDatabase
  let shop: TestShop
  const renderer = new FailingRenderer()
  const frontEnds: FrontEnds = {
    adminFolder: '',
    async register(app, parts) {
      await app.register(siteRoutes, { ...parts, renderer, folder: database.folder })
    },
  }
  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database, {}, frontEnds)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it.each([
    ['/en/away', 503, 'UNAVAILABLE'],
    ['/nl/stuk', 500, 'INTERNAL'],
  ])('[M10] is answered at %s by an error page with %s and the request id', async (path, status, code) => {
    const answer = await fetch(shop.url + path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toBe(`<h1>${code} ${answer.headers.get('x-request-id')}</h1>`)
  })

  it.each([
    ['/nl/kapot', 500],
    ['/nl/verboden', 403],
  ])('[M10] is answered in plain words where there is no such page: %s', async (path, status) => {
    const answer = await fetch(shop.url + path)
    expect(answer.status).toBe(status)
    const { title, message } = (await answer.json()) as Record<string, string>
    expect([title, message].join()).not.toContain('secret')
    if (status === 500) expect(message).toContain(answer.headers.get('x-request-id'))
  })

  it('[M10] [X6] because there is too much to do shares one error page, compressed as any other', async () => {
    const before = renderer.errorPages
    const answers = await Promise.all([1, 2, 3].map((number) => fetch(`${shop.url}/nl/druk/${number}`)))
    for (const answer of answers) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
      expect([answer.headers.get('cache-control'), answer.headers.get('content-encoding')]).toEqual([
        'no-store',
        'gzip',
      ])
      expect(await answer.text()).toBe('<h1>UNAVAILABLE </h1>')
    }
    expect(renderer.errorPages - before).toBe(1)
  })
})
