import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import type { FrontEnds } from '../../../src/delivery/http/frontEnds.js'
import type { SiteRenderer } from '../../../src/delivery/http/SiteRenderer.js'
import { siteRoutes } from '../../../src/delivery/http/siteRoutes.js'
import { required } from '../../required.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { countsOf, type ImportShop, startImportShop } from './importShop.js'
import { makeExport } from './makeExport.js'
import { siteExport } from './siteExport.js'

interface News {
  id: number
  title: string
  createdAt: string
  state: string
  visibleFrom: string | null
  text: string
  intro: string | null
  category: { title: string } | null
  overviewImage: { url: string }
}

/** A site without a screen of its own, so that what leads on is seen alone. */
const renderer: SiteRenderer = {
  resolve: (url) => ({
    address: url.split('?')[0] ?? '',
    isOwn: false,
    isScreen: url.split('?')[0] === '/',
    ignored: url.split('?')[1] ?? '',
  }),
  render: async () => ({ status: 404, headers: {}, body: '' }),
}

/** A site that serves the pictures of an export, and counts who asks. */
async function startOldSite() {
  const asked: string[] = []
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  const server: Server = createServer(({ url = '' }, answer) => {
    asked.push(url)
    if (url.endsWith('werkplaats-scaled.png') || url.endsWith('moederbord.png')) return answer.end(picture)
    if (url === '/x.png') return answer.writeHead(302, { location: '/echt.png' }).end()
    if (url === '/echt.png') return answer.end(picture)
    if (url === '/script.png') return answer.end('<script>alert(1)</script>')
    return answer.writeHead(404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { asked, server, site: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

describe.each(bothDatabases)('[L10] a site of WordPress, on $name', ({ create }) => {
  let database: TestDatabase
  let imports: ImportShop
  let old: Awaited<ReturnType<typeof startOldSite>>

  const news = async () =>
    (
      await imports.ask<{ list: { items: News[] } }>(
        `{ list: newsItems(perPage: 500, sort: { field: id }) { items { id title createdAt state visibleFrom text intro
          category { title } overviewImage { url } } } }`,
      )
    ).list.items
  const pages = async () =>
    (
      await imports.ask<{ list: { items: Record<string, unknown>[] } }>(
        `{ list: pages(perPage: 500, sort: { field: id }) { items { id title state fullUrl belongsTo { title } visibleInMenu positionInMenu menuTitle visibleInFooterMenu
          image { url } blocks { __typename ... on TextBlock { text } ... on GalleryBlock { images { url } } ... on VideoBlock { address } } } } }`,
      )
    ).list.items
  const redirects = async () =>
    (
      await imports.ask<{ list: { items: { path: string; target: string }[] } }>(
        '{ list: siteRedirects(perPage: 500, sort: { field: id }) { items { path target } } }',
      )
    ).list.items
  const locationOf = async (path: string) => {
    const answer = await fetch(`${imports.shop.url}${path}`, { redirect: 'manual' })
    return [answer.status, answer.headers.get('location')]
  }
  const rowCalled = async (id: number, title: string) =>
    required(
      (await imports.rows(id)).find((row) => row.title === title),
      title,
    )

  beforeAll(async () => {
    database = await create()
    old = await startOldSite()
    const frontEnds: FrontEnds = {
      adminFolder: '',
      register: async (app, parts) => {
        await app.register(siteRoutes, { ...parts, renderer, folder: database.folder })
      },
    }
    imports = await startImportShop(database, { WEBHOOK_PRIVATE_NETWORKS: 'true' }, frontEnds)
  })
  afterAll(async () => {
    await imports.shop.close()
    await database.drop()
    old.server.close()
  })

  it('comes in with dates, states, pictures, categories and blocks; what is left out is named; old addresses lead on; all is undone as one', async () => {
    const judged = await imports.judged('wordpress', siteExport(old.site))
    expect(judged.state).toBe('ready')
    expect(countsOf(judged)).toEqual({ new: 10, unchanged: 5, refused: 2 })
    expect([old.asked, await news(), await pages(), await redirects()]).toEqual([[], [], [], []])
    const dry = await imports.rows(judged.id)
    const notesOf = (title: string) => dry.find((row) => row.title === title)?.notes
    expect(notesOf('Computerhuis & Co')).toEqual([
      `Foto’s die worden opgehaald van ${new URL(old.site).host}: 4.`,
      'Foto’s die in geen enkele tekst staan en niet meekomen: 1.',
      'Bestanden zonder foto (pdf, geluid, film) die niet meekomen: 1.',
    ])
    expect(notesOf('Trage laptop & stof')).toEqual([
      'Weggelaten shortcodes: [contact-form-7].',
      'Weggelaten uit de tekst: script.',
      'Blijft op de oude site staan: prijslijst.pdf.',
      'Andere categorieën komen niet mee: Laptops.',
      'Tags komen niet mee: stof.',
      'Reacties die niet meekomen: 2.',
      'Eigen velden komen niet mee: prijs_vanaf.',
    ])
    expect(notesOf('Nieuw moederbord')).toEqual(['Weggelaten blokken: latest-posts.'])
    expect(notesOf('Voor leden')?.[0]).toBe('Had een wachtwoord, en wordt een concept.')
    expect(notesOf('product')).toEqual([])
    expect(dry.find(({ title }) => title === 'product')?.faults[0]?.text).toBe(
      'Komen niet mee, van de soort ‘product’: 1 (Muis).',
    )

    const done = await imports.run(judged.id)
    expect(countsOf(done)).toEqual({ 'new done': 10, unchanged: 5, refused: 2 })
    const items = await news()
    expect(items.map(({ title, state }) => [title, state])).toEqual([
      ['Trage laptop & stof', 'visible'],
      ['Nieuw moederbord', 'visible'],
      ['Nog niet af', 'concept'],
      ['Kerst', 'planned'],
      ['Voor leden', 'concept'],
      ['Nieuw moederbord (2)', 'visible'],
    ])
    const [slow, board, , christmas] = items
    expect(slow).toMatchObject({
      ...{ createdAt: '2019-05-06T07:08:09.000Z', intro: 'Stof maakt traag.', category: { title: 'Onderhoud' } },
      ...{ overviewImage: { url: expect.stringMatching(/^\/uploads\/images\//) } },
    })
    expect(slow?.text).toContain('<p>Een laptop wordt traag van stof.<br />Dat is zo verholpen.</p>')
    expect(slow?.text).toContain('[sic] <a href="/over-ons/">over ons</a>')
    expect(slow?.text).toContain('<figcaption>De werkplaats</figcaption></figure>')
    expect(slow?.text).toContain(`src="${slow?.overviewImage.url}" alt="Onze werkplaats"`)
    expect(slow?.text).not.toMatch(/script|onerror|weg-150|style|contact-form/)
    expect(board?.text).toMatch(/<img src="\/uploads\/images\/[\w.-]+" alt="Een bord" width="60" height="40"/)
    expect(christmas).toMatchObject({ visibleFrom: '2099-12-24T08:00:00.000Z' })

    const [about, hidden, team] = await pages()
    expect(about).toMatchObject({ title: 'Over ons', state: 'visible', visibleInMenu: false })
    expect(about?.blocks).toMatchObject([
      { __typename: 'TextBlock', text: '<p>Al tien jaar.</p>' },
      { __typename: 'GalleryBlock', images: [{ url: expect.any(String) }] },
      { __typename: 'VideoBlock', address: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
      { __typename: 'TextBlock', text: '<p>In een tabblad.</p>' },
    ])
    expect(team).toMatchObject({ title: 'Ons team', belongsTo: { title: 'Over ons' } })
    expect(hidden).toMatchObject({ title: 'Sollicitaties', state: 'concept' })

    // Each picture once, and what is not there is said.
    expect(old.asked.sort()).toEqual([
      '/echt.png',
      '/wp-content/uploads/2021/03/moederbord.png',
      '/wp-content/uploads/2021/03/weg.png',
      '/wp-content/uploads/2021/03/werkplaats-scaled.png',
      '/x.png',
    ])
    expect((await rowCalled(judged.id, 'Trage laptop & stof')).notes.at(-1)).toBe(
      `Foto weg.png komt niet mee: ${new URL(old.site).host} geeft hem niet (404).`,
    )

    expect(await locationOf('/2019/05/trage-laptop')).toEqual([
      301,
      expect.stringContaining('/nl/nieuws/trage-laptop-and-stof'),
    ])
    expect(await locationOf('/?p=20')).toEqual([301, expect.stringContaining('/nl/nieuws/trage-laptop-and-stof')])
    expect(await locationOf('/?page_id=31')).toEqual([301, expect.stringContaining('/nl/over-ons/ons-team')])

    const again = await imports.judged('wordpress', siteExport(old.site))
    expect(countsOf(again)).toEqual({ unchanged: 15, refused: 2 })

    const undone = await imports.undo(judged.id)
    expect(countsOf(undone)).toEqual({ 'new undone': 10, unchanged: 5, refused: 2 })
    expect([await news(), await pages(), await redirects()]).toEqual([[], [], []])
  })

  it('its menus are made where that is said, and its language is the one that is chosen', async () => {
    const { id } = await imports.judged('wordpress', siteExport(old.site, ' b'))
    await imports.ask('mutation ($id: Int!) { chooseSiteOptions(id: $id, language: en, menus: true) { id } }', { id })
    expect(await imports.settled(id)).toMatchObject({ state: 'ready', siteLanguage: 'en', withMenus: true })
    expect(countsOf(await imports.run(id))).toEqual({ 'new done': 10, 'changed done': 2, unchanged: 3, refused: 2 })
    const [about, , team] = await pages()
    expect(about).toMatchObject({
      visibleInMenu: true,
      positionInMenu: 1,
      visibleInFooterMenu: true,
      menuTitle: 'Wie wij zijn',
    })
    expect(team).toMatchObject({ visibleInMenu: false, belongsTo: { title: 'Over ons b' } })
    expect((await redirects())[0]?.target).toMatch(/^\/en\//)
    expect(countsOf(await imports.undo(id))).toMatchObject({ 'new undone': 10, 'changed undone': 2 })
    expect([await news(), await pages(), await redirects()]).toEqual([[], [], []])
  })

  it('what is here by its title stays, and its old addresses lead to it; what was changed since stays when it is undone', async () => {
    const file = makeExport(old.site, [
      { id: 1, title: 'Bestaat', content: 'Anders.', link: `${old.site}/oud/bestaat/` },
      { id: 2, title: 'Wordt aangepast', content: 'Tekst.', link: `${old.site}/oud/aangepast/` },
      { id: 3, title: 'x'.repeat(200), content: '<!-- wp:image --><img src="/script.png"><!-- /wp:image -->' },
      { id: 4, title: 'Te lang', content: 'x'.repeat(50_000) },
    ])
    const first = await imports.judged(
      'wordpress',
      makeExport(old.site, [{ id: 9, title: 'Bestaat', content: 'Zo was het.' }]),
    )
    await imports.run(first.id)
    const judged = await imports.judged('wordpress', file)
    expect(countsOf(judged)).toEqual({ changed: 1, new: 2, unchanged: 1, refused: 1 })
    expect((await rowCalled(judged.id, 'Te lang')).faults[0]?.field?.nl).toBe('Tekst')
    await imports.run(judged.id)
    const items = await news()
    expect(items.map(({ title }) => title)).toEqual(['Bestaat', 'Wordt aangepast', `${'x'.repeat(117)}…`])
    expect(items[0]?.text).toBe('<p>Zo was het.</p>')
    expect(items[2]?.text ?? '').not.toContain('img')
    expect((await locationOf('/oud/bestaat'))[1]).toContain('/nl/nieuws/bestaat')
    await imports.ask('mutation ($id: Int!) { updateNewsItem(id: $id, input: { intro: "Nieuw" }) { id } }', {
      id: items[1]?.id,
    })
    expect(countsOf(await imports.undo(judged.id))).toMatchObject({
      'new kept': 1,
      'new undone': 1,
      'changed undone': 1,
    })
    expect((await news()).map(({ title }) => title)).toEqual(['Bestaat', 'Wordt aangepast'])
    expect((await redirects()).map(({ path }) => path)).toEqual(expect.arrayContaining(['/oud/aangepast', '/?p=9']))
    expect((await redirects()).map(({ path }) => path)).not.toContain('/oud/bestaat')
  })

  it('a file that is none is refused in words', async () => {
    const { errors } = await imports.begin('wordpress', 'a;b\n1;2', { name: 'lijst.xml' })
    expect(errors?.[0]?.extensions.errors?.file?.[0]).toContain('geen export van WordPress')
    const { errors: large } = await imports.begin('wordpress', Buffer.alloc(11 * 1024 * 1024, ' '))
    expect(large?.[0]?.extensions.code).toBe('TOO_LARGE')
  })
})

it('[L10] a site whose pictures are in the own network comes in without them, and nothing there is called', async () => {
  const [sqlite] = bothDatabases
  const database = await required(sqlite, 'a database').create()
  const old = await startOldSite()
  const imports = await startImportShop(database)
  const content = `<img src="${old.site}/wp-content/uploads/2021/03/moederbord.png"> <img src="http://169.254.169.254/x.png">`
  const judged = await imports.judged('wordpress', makeExport(old.site, [{ id: 1, title: 'Foto', content }]))
  expect(countsOf(await imports.run(judged.id))).toMatchObject({ 'new done': 1 })
  expect(old.asked).toEqual([])
  expect((await imports.rows(judged.id))[1]?.notes).toEqual([
    `Foto moederbord.png komt niet mee: ${new URL(old.site).host} is geen openbaar adres.`,
    'Foto x.png komt niet mee: 169.254.169.254 is geen openbaar adres.',
    'Heeft geen foto en krijgt een effen vlak. Kies er zelf een bij.',
  ])
  await imports.shop.close()
  await database.drop()
  old.server.close()
})
