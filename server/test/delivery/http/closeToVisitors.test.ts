import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { closeToVisitors } from '../../../src/delivery/http/closeToVisitors.js'
import type { FrontEnds } from '../../../src/delivery/http/frontEnds.js'
import type { AskedPage, RenderedPage, RenderRequest, SiteRenderer } from '../../../src/delivery/http/SiteRenderer.js'
import { siteRoutes } from '../../../src/delivery/http/siteRoutes.js'
import { notFoundPaths, roleAddresses, trackAddress } from '../../../src/kernel/shared/screens.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'

/** Says which screen it was asked for; that of the layout of a closed shop is the one for what is not found. */
const renderer: SiteRenderer = {
  resolve: (url): AskedPage => ({ address: url, isOwn: false, isScreen: true, ignored: '' }),
  async render({ url }: RenderRequest): Promise<RenderedPage> {
    const status = Object.values(notFoundPaths).includes(url) ? 404 : 200
    return { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: `<p>${url}</p>` }
  },
}

describe('the addresses of a shop that has not opened', () => {
  let database: TestDatabase
  let shop: ContentShop
  const frontEnds: FrontEnds = {
    adminFolder: '',
    async register(app, parts) {
      await app.register(async (pages) => {
        closeToVisitors(pages, { ...parts, renderer })
        await pages.register(siteRoutes, { ...parts, renderer, folder: database.folder })
      })
    },
  }

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startContentShop(database, {}, frontEnds)
    await shop.read('mutation { closeShop }')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const ask = async (path: string, options: RequestInit = {}) => {
    const answer = await fetch(shop.url + path, { redirect: 'manual', ...options })
    return { status: answer.status, robots: answer.headers.get('x-robots-tag'), text: await answer.text() }
  }

  it('[L8] are answered with one screen in the language that is asked for, which is for no search engine', async () => {
    const closed = (language: 'nl' | 'en') => ({
      status: 200,
      robots: 'noindex',
      text: `<p>${notFoundPaths[language]}</p>`,
    })
    for (const path of ['/nl', '/nl/contact', '/nl/wat-dan-ook?x=1', '/downloads/hulp-op-afstand.cmd', '/verzonnen'])
      expect([path, await ask(path)]).toEqual([path, closed('nl')])
    for (const path of ['/en', '/en/news/one']) expect([path, await ask(path)]).toEqual([path, closed('en')])
    for (const role of ['cms-status-user', 'cms-accountant'] as const)
      expect(await ask('/nl', { headers: await shop.login(role) })).toEqual(closed('nl'))
  })

  it('[L8] take no form of a stranger', async () => {
    const body = new URLSearchParams({ name: 'Wie dan ook' })
    expect((await ask('/nl/contact', { method: 'POST', body })).status).toBe(404)
  })

  it('[L8] are themselves to the owner, to who logs in, and to a customer with a link', async () => {
    const headers = await shop.login()
    expect(await ask('/nl/contact', { headers })).toMatchObject({ status: 200, text: '<p>/nl/contact</p>' })
    for (const path of [roleAddresses['cms-admin'].login, roleAddresses['cms-status-user'].login, trackAddress('nl')])
      expect([path, (await ask(path)).text]).toEqual([path, `<p>${path}</p>`])
  })

  it('[L8] are all there at the next request once it opens', async () => {
    await shop.read('mutation { openShop }')
    expect(await ask('/nl')).toEqual({ status: 200, robots: null, text: '<p>/nl</p>' })
    await shop.read('mutation { closeShop }')
    expect((await ask('/nl')).text).toBe(`<p>${notFoundPaths.nl}</p>`)
  })
})
