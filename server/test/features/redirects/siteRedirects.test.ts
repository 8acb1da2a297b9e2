import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { parse } from 'graphql'
import type { FrontEnds } from '../../../src/delivery/http/frontEnds.js'
import type { AskedPage, RenderedPage, RenderRequest, SiteRenderer } from '../../../src/delivery/http/SiteRenderer.js'
import { siteRoutes } from '../../../src/delivery/http/siteRoutes.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

const tipQuery = parse('query ($url: String!) { publicTipByUrl(url: $url) { title } }')

/** A site that has screens of its own, and the details of tips. */
const renderer: SiteRenderer = {
  resolve(url): AskedPage {
    const [address = '', ignored = ''] = url.split('?')
    return { address, isOwn: false, isScreen: ['/', '/nl', '/pagina-niet-gevonden'].includes(address), ignored }
  },
  async render({ url, execute }: RenderRequest): Promise<RenderedPage> {
    const [, item] = /^\/nl\/tips-en-tricks\/([^?]+)/.exec(url) ?? []
    const { errors } = item ? await execute(tipQuery, { url: item }) : { errors: undefined }
    const isThere = item ? errors === undefined : ['/', '/nl', '/nl/contact'].includes(url.split('?')[0] ?? '')
    return { status: isThere ? 200 : 404, headers: {}, body: isThere ? url : '' }
  },
}

describe.each(bothDatabases)('redirects of the owner, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  let owner: Record<string, string>
  const frontEnds: FrontEnds = {
    adminFolder: '',
    async register(app, parts) {
      await app.register(siteRoutes, { ...parts, renderer, folder: database.folder })
    },
  }

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database, {}, frontEnds)
    owner = await shop.login()
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const add = (path: string, target: string) => shop.create('SiteRedirect', { path, target }, 'id path target')
  const refused = async (path: string, target: string) =>
    (await shop.refused('SiteRedirect', { path, target })).errors ?? {}
  const tip = (url: string, input: object = {}) => shop.create('Tip', { language: 'nl', title: url, url, ...input })
  /** Where visitors of an address are led, and where the owner himself is; else the status. */
  async function led(path: string, headers: Record<string, string> = {}): Promise<string | number> {
    const { status, headers: answered } = await fetch(shop.url + path, { headers, redirect: 'manual' })
    return status === 301 ? (answered.get('location') ?? '') : status
  }

  it('[L12] lead from any old address to one that exists, in both languages, and to other sites', async () => {
    await tip('bestaat')
    await add('/contact.html', '/nl/tips-en-tricks/bestaat')
    await add('/?p=12', '/nl/tips-en-tricks/bestaat')
    await add('/en/old', 'https://example.org/elsewhere')
    expect(await add('https://www.vroeger.nl/Over%20ons/#wie', '/nl')).toMatchObject({ path: '/Over ons' })
    for (const headers of [{}, owner]) {
      expect(await led('/contact.html', headers)).toBe('/nl/tips-en-tricks/bestaat')
      expect(await led('/CONTACT.html', headers)).toBe('/nl/tips-en-tricks/bestaat')
      expect(await led('/?p=12', headers)).toBe('/nl/tips-en-tricks/bestaat')
      expect(await led('/?p=13', headers)).toBe(200)
      expect(await led('/en/old', headers)).toBe('https://example.org/elsewhere')
      expect(await led('/over%20ons', headers)).toBe('/nl')
      expect(await led('/nl/nergens', headers)).toBe(404)
    }
    const { data } = await shop.graphql<{ publicMovedTo: string }>('{ publicMovedTo(path: "/en/old") }')
    expect(data?.publicMovedTo).toBe('https://example.org/elsewhere')
  })

  it('[L12] follow a target that moves, end with a change, and are listed with those of the product itself', async () => {
    const { id } = await tip('voor')
    const { id: redirect } = await add('/oud.php3', '/nl/tips-en-tricks/voor')
    await shop.update('Tip', id, { url: 'na' })
    expect(await led('/oud.php3')).toBe('/nl/tips-en-tricks/na')
    const moved = await shop.read<{ items: { from: string; to: string; title: string }[]; total: number }>(
      '{ movedAddresses { total items { from to title } } }',
    )
    expect(moved).toEqual({
      total: 1,
      items: [{ from: '/nl/tips-en-tricks/voor', to: '/nl/tips-en-tricks/na', title: 'voor' }],
    })
    await shop.update('SiteRedirect', redirect, { target: '/nl' })
    expect(await led('/oud.php3')).toBe('/nl')
    await shop.remove('SiteRedirect', redirect)
    expect(await led('/oud.php3')).toBe(404)
  })

  it('[L12] are refused by field where something is there, where nothing is, and in circles', async () => {
    await tip('er-is-iets')
    const taken = await refused('/nl/tips-en-tricks/er-is-iets', '/nl/nergens')
    expect(taken.path).toEqual([expect.stringContaining('‘er-is-iets’ is at this address now.')])
    expect(taken.target).toEqual(['There is nothing at this address. Choose one that exists.'])
    for (const path of ['/', '/nl', '/nl/nieuws', '/graphql', '/uploads/x.jpg']) {
      expect(Object.keys(await refused(path, '/en'))).toEqual(['path'])
    }
    expect(await refused('geen adres', 'ook niet')).toEqual({ path: [expect.anything()], target: [expect.anything()] })
    expect((await refused('/rond', '/rond')).target).toEqual(['This redirect leads back to itself.'])
    const { id } = await add('/eerste', '/nl')
    await add('/tweede', '/eerste')
    expect((await shop.update('SiteRedirect', id, { target: '/tweede' })).errors?.target).toEqual([
      'This redirect leads back to itself.',
    ])
    expect((await refused('/Tweede/', '/nl')).path).toEqual(['There is a redirect for this address already.'])
    expect(await led('/tweede')).toBe('/nl')
  })

  it('[L12] lead visitors of what is deleted or hidden, also of the translation, and no earlier', async () => {
    const going = await tip('verdwijnt')
    await tip('goes', { language: 'en', title: 'Goes', translationOf: going.id })
    const target = await tip('doel')
    await tip('target', { language: 'en', title: 'Target', translationOf: target.id })
    const redirect = (to: string, withTranslation = true) =>
      shop.ask<string[]>(
        `mutation ($id: Int!, $to: String!, $with: Boolean!) {
          redirectVisitors(entity: tip, id: $id, to: $to, withTranslation: $with)
        }`,
        { id: going.id, to, with: withTranslation },
      )
    expect((await redirect('/nl/tips-en-tricks/verdwijnt')).errors?.to).toHaveLength(1)
    expect((await redirect('/nl/tips-en-tricks/nergens')).errors?.to).toHaveLength(1)
    expect((await redirect('nergens')).errors?.to).toHaveLength(1)
    const { data } = await redirect('/nl/tips-en-tricks/doel')
    expect(data?.toSorted()).toEqual(['/en/tips-and-tricks/goes', '/nl/tips-en-tricks/verdwijnt'])
    expect(await led('/nl/tips-en-tricks/verdwijnt')).toBe(200)
    await shop.update('Tip', going.id, { visible: false })
    expect(await led('/nl/tips-en-tricks/verdwijnt')).toBe('/nl/tips-en-tricks/doel')
    expect(await led('/tips-en-tricks/verdwijnt')).toBe('/nl/tips-en-tricks/doel')
    await shop.update('Tip', going.id, { visible: true })
    expect(await led('/nl/tips-en-tricks/verdwijnt')).toBe(200)
    await redirect('/nl', false)
    await shop.remove('Tip', going.id)
    expect(await led('/nl/tips-en-tricks/verdwijnt')).toBe('/nl')
    expect(await led('/en/tips-and-tricks/goes')).toBe('/en/tips-and-tricks/target')
  })
})
