import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { backup } from '../../../src/features/backup/backup.js'
import { restore } from '../../../src/features/backup/restore.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from '../records/contentShop.js'

interface Segment {
  text: string
  isFound: boolean
}

interface Found {
  kind: string
  id: number
  address: string
  title: Segment[]
  excerpt: Segment[]
}

const document = `query ($language: Language!, $q: String!, $page: Int!) {
  publicSearch(language: $language, q: $q, page: $page) {
    total items { kind id address title { text isFound } excerpt { text isFound } }
  }
}`

const textOf = (segments: Segment[]) => segments.map(({ text }) => text).join('')
const foundIn = (segments: Segment[]) => segments.filter(({ isFound }) => isFound).map(({ text }) => text)

describe.each(bothDatabases)('the search of visitors on $name', ({ create }) => {
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

  const ask = (q: string, language = 'nl', page = 1) =>
    shop.graphql<{ publicSearch: { items: Found[]; total: number } }>(document, { language, q, page })
  const search = async (q: string, language = 'nl') => (await ask(q, language)).data?.publicSearch.items ?? []
  const titles = async (q: string, language = 'nl') => (await search(q, language)).map(({ title }) => textOf(title))
  const tip = (title: string, more: object = {}) => shop.create('Tip', { language: 'nl', title, ...more })
  const item = (title: string, more: object = {}) =>
    shop.create('NewsItem', { language: 'nl', title, overviewImage: shop.image, ...more })
  const textBlock = (text: string, more: object = {}) => ({ text: { text, ...more } })

  it('[V2] finds what is public in the texts of every kind, each with its address', async () => {
    const page = await shop.create('Page', {
      language: 'nl',
      title: 'Kermisterrein',
      url: 'kermis',
      blocks: [
        textBlock('<h2>Zweefmolen</h2><p>Met <strong>zweef</strong>stoelen &amp; lampjes</p>'),
        { specificServices: { services: [], serviceGroups: [] } },
      ].slice(0, 1),
    })
    const news = await item('Botsauto’s', { text: '<p>De zweefmolen staat weer.</p>', showInOverview: false })
    const advice = await tip('Reuzenrad', { intro: 'Van de zweefmolen af' })
    const product = await shop.create('Product', {
      language: 'nl',
      title: 'Suikerspin',
      price: 3,
      specifications: '<p>Bij de zweefmolen</p>',
    })
    const service = await shop.create('Service', {
      language: 'nl',
      title: 'Zweefmolen smeren',
      backgroundColor: 'white',
    })
    const found = await search('zweefmolen')
    expect(found.map(({ kind, id, address }) => [kind, id, address]).sort()).toEqual(
      [
        ['newsItem', news.id, '/nl/nieuws/botsautos'],
        ['page', page.id, '/nl/kermis'],
        ['product', product.id, '/nl/verkoop/product-verkoop/suikerspin'],
        ['tip', advice.id, '/nl/tips-en-tricks/reuzenrad'],
      ].sort(),
    )
    const excerpt = found.find(({ kind }) => kind === 'page')?.excerpt ?? []
    expect([textOf(excerpt), foundIn(excerpt)]).toEqual(['Zweefmolen. Met zweefstoelen & lampjes', ['Zweefmolen']])
    // A service has no address of its own: it is found where a page shows it.
    await shop.update('Page', page.id, { blocks: [{ service: { randomOrder: false } }] })
    const [first] = await search('zweefmolen smeren')
    expect([first?.kind, first?.id, first?.address]).toEqual(['service', service.id, '/nl/kermis'])
    expect(foundIn(first?.title ?? [])).toEqual(['Zweefmolen', 'smeren'])
    // Where its block has a fragment, at that.
    await shop.update('Page', page.id, {
      blocks: [textBlock('<p>Draaien</p>'), { service: { randomOrder: false, internalLinkId: 'onderhoud' } }],
    })
    expect((await search('zweefmolen smeren'))[0]?.address).toBe('/nl/kermis#onderhoud')
  })

  it('[V2] a service with an answer leads to it, for the device that is asked about, whatever pages show it', async () => {
    const input = {
      language: 'nl',
      title: 'Krakend scharnier',
      intro: 'We smeren het en draaien het vast.',
      searchWords: 'piepende klep, knarst bij het openen',
      deviceKinds: ['laptop', 'printer'],
      backgroundColor: 'white',
    }
    const { id } = await shop.create('Service', input)
    const ask = async (q: string) => (await search(q)).find(({ kind }) => kind === 'service')
    const [answer, ofPrinter] = [await ask('krakend scharnier'), await ask('printers krakend scharnier')]
    expect([answer?.id, answer?.address]).toEqual([id, '/nl/prijswijzer/laptop/krakend-scharnier'])
    expect(ofPrinter?.address).toBe('/nl/prijswijzer/printer/krakend-scharnier')
    // By the words that people use, which are no text to read.
    const byWords = await ask('klep knarst')
    expect([byWords?.id, textOf(byWords?.excerpt ?? [])]).toEqual([id, 'We smeren het en draaien het vast.'])
    await shop.create('Page', {
      language: 'nl',
      title: 'Scharnieren',
      url: 'scharnieren',
      blocks: [{ service: { randomOrder: false } }],
    })
    expect((await ask('krakend scharnier'))?.address).toBe('/nl/prijswijzer/laptop/krakend-scharnier')
    await shop.update('Service', id, { deviceKinds: [] })
    expect((await ask('krakend scharnier'))?.address).toMatch(/^\/nl\/(scharnieren|kermis#onderhoud)$/)
  })

  it('[V2] nothing is found that is hidden, in another language, gone, or of a part that is switched off', async () => {
    const hidden = await shop.create('Page', { language: 'nl', title: 'Vuurtoren', visible: false })
    const quiet = await shop.create('Page', {
      language: 'nl',
      title: 'Haven',
      intro: 'Met een vuurtoren',
      showIntro: false,
      blocks: [textBlock('<p>Boten</p>', { subtitle: 'Vuurtoren', showSubtitle: false })],
    })
    await tip('The lighthouse', { language: 'en', text: '<p>Vuurtoren</p>' })
    const gone = await tip('Vuurtorens tellen')
    const product = await shop.create('Product', { language: 'nl', title: 'Vuurtorentje', price: 5 })
    const found = () => titles('vuurtoren')
    expect((await found()).sort()).toEqual(['Vuurtorens tellen', 'Vuurtorentje'])
    expect(await titles('vuurtoren', 'en')).toEqual(['The lighthouse'])

    const steps: [string, () => Promise<unknown>, string[]][] = [
      [
        'shown',
        () => shop.update('Page', hidden.id, { visible: true }),
        ['Vuurtoren', 'Vuurtorens tellen', 'Vuurtorentje'],
      ],
      ['hidden', () => shop.update('Page', hidden.id, { visible: false }), ['Vuurtorens tellen', 'Vuurtorentje']],
      [
        'shown in it',
        () => shop.update('Page', quiet.id, { showIntro: true }),
        ['Haven', 'Vuurtorens tellen', 'Vuurtorentje'],
      ],
      [
        'hidden in it',
        () => shop.update('Page', quiet.id, { showIntro: false }),
        ['Vuurtorens tellen', 'Vuurtorentje'],
      ],
      ['deleted', () => shop.remove('Tip', gone.id), ['Vuurtorentje']],
      [
        'restored',
        () => shop.ask(`mutation { restoreRecord(entity: tip, id: ${gone.id}) { restored } }`),
        ['Vuurtorens tellen', 'Vuurtorentje'],
      ],
      ['without products', () => switchParts({ usesProducts: false }), ['Vuurtorens tellen']],
      ['without tips', () => switchParts({ usesTips: false }), []],
      ['with both', () => switchParts({ usesProducts: true, usesTips: true }), ['Vuurtorens tellen', 'Vuurtorentje']],
      ['renamed', () => shop.update('Product', product.id, { title: 'Vissersboot' }), ['Vuurtorens tellen']],
      ['in bulk', () => shop.ask(`mutation { deleteRecords(entity: tip, ids: [${gone.id}]) { deleted } }`), []],
    ]
    for (const [name, change, expected] of steps) {
      await change()
      expect([name, (await found()).sort()]).toEqual([name, expected])
    }
  })

  const switchParts = (input: object) =>
    shop.read('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }', { input })

  it('[V2] blocks of parts that are switched off are not found, and come back with them', async () => {
    await shop.create('Page', {
      language: 'nl',
      title: 'Etalage',
      blocks: [{ productSale: { title: 'Draaiorgel', count: 3 } }],
    })
    expect(await titles('draaiorgel')).toEqual(['Etalage'])
    await switchParts({ usesProducts: false })
    expect(await titles('draaiorgel')).toEqual([])
    await switchParts({ usesProducts: true })
    expect(await titles('draaiorgel')).toEqual(['Etalage'])
  })

  it('[V2] [W11] details of the shop are found and shown in place of what stands for them', async () => {
    await tip('Adreswijziging', { intro: 'Je vindt ons in {{shop.city}}.' })
    await switchParts({ city: 'Zwammerdam' })
    const [first] = await search('zwammerdam')
    expect([textOf(first?.title ?? []), textOf(first?.excerpt ?? [])]).toEqual([
      'Adreswijziging',
      'Je vindt ons in Zwammerdam.',
    ])
    await switchParts({ city: 'Bodegraven' })
    expect(await titles('zwammerdam')).toEqual([])
    expect(await titles('bodegraven')).toEqual(['Adreswijziging', 'Adres en route'])
  })

  it('[V2] what fits best comes first: title before text, whole word before part, all words before some', async () => {
    await tip('Kaneel', { text: '<p>Geurig.</p>' })
    await tip('Specerijen', { text: '<p>Kaneel en kruidnagel.</p>' })
    await tip('Bakken', { text: '<p>Kaneelstokjes.</p>' })
    expect(await titles('kaneel')).toEqual(['Kaneel', 'Specerijen', 'Bakken'])
    expect((await titles('kaneel kruidnagel'))[0]).toBe('Specerijen')
    expect(await titles('neelstok')).toEqual(['Bakken'])
    // Typing errors: another letter, one too few, one too many, two that changed places.
    for (const typed of ['kanael', 'kanel', 'kanneel', 'kaenel', 'KÁNEEL', 'ka-neel']) {
      expect([typed, (await titles(typed))[0]]).toEqual([typed, 'Kaneel'])
    }
    expect(await titles('xylofoon')).toEqual([])
    expect(await titles('<script>alert(1)</script>%_\'"')).toEqual([])
  })

  it('[V2] pages of nine, and limits on what is asked', async () => {
    for (let number = 1; number <= 11; number++) await tip(`Windmolen ${number}`)
    const second = await ask('windmolen', 'nl', 2)
    expect([second.data?.publicSearch.total, second.data?.publicSearch.items.length]).toEqual([11, 2])
    expect((await ask('windmolen', 'nl', 3)).data?.publicSearch.items).toEqual([])
    expect((await ask('windmolen', 'nl', 0)).errors?.[0]?.extensions.code).toBe('BAD_REQUEST')
    expect((await ask('  ')).data?.publicSearch).toEqual({ items: [], total: 0 })
    expect((await ask('x'.repeat(101))).errors?.[0]?.extensions.errors).toEqual({
      q: ["The 'Search words' field may have at most 100 characters."],
    })
    // Eight words count.
    expect(await titles('qz1 qz2 qz3 qz4 qz5 qz6 qz7 qz8 windmolen')).toEqual([])
  })

  it('[V1] of one kind alone, which is ranked as it is among all', async () => {
    await tip('Waterkoker ontkalken')
    await tip('Ontkalken')
    await item('Waterkoker ontkalken')
    const { data } = await shop.graphql<{ publicSearch: { items: Found[]; total: number } }>(
      '{ publicSearch(language: nl, q: "waterkokr ontkalken", kind: tip) { total items { kind title { text isFound } } } }',
    )
    const found = data?.publicSearch.items.map(({ kind, title }) => [kind, textOf(title)])
    expect(found).toEqual([
      ['tip', 'Waterkoker ontkalken'],
      ['tip', 'Ontkalken'],
    ])
    expect(data?.publicSearch.total).toBe(2)
    const rest = await fetch(`${shop.url}/api/public-search/nl?q=waterkoker&kind=newsItem`)
    expect(((await rest.json()) as { meta: object }).meta).toEqual({ total: 1 })
  })

  it('[V2] over REST, as over GraphQL', async () => {
    const answer = await fetch(`${shop.url}/api/public-search/nl?q=windmolen%2011`)
    const { data, meta } = (await answer.json()) as { data: Record<string, unknown>[]; meta: object }
    expect([answer.status, meta]).toEqual([200, { total: 1 }])
    expect(data[0]).toMatchObject({
      kind: 'tip',
      address: '/nl/tips-en-tricks/windmolen-11',
      title: [
        { text: 'Windmolen', is_found: true },
        { text: ' ', is_found: false },
        { text: '11', is_found: true },
      ],
    })
    const empty = await fetch(`${shop.url}/api/public-search/en`)
    expect([empty.status, await empty.json()]).toEqual([200, { data: [], meta: { total: 0 } }])
    expect((await fetch(`${shop.url}/api/public-search/nl?q=${'x'.repeat(101)}`)).status).toBe(422)
  })

  it('[Y80] finds what can be done and known, as long as the shop has it', async () => {
    const first = async (q: string) => {
      const [found] = await search(q)
      return found && [found.kind, found.address, textOf(found.excerpt)]
    }
    expect((await first('waar is mijn reparatie'))?.slice(0, 2)).toEqual(['action', '/nl/volg'])
    expect((await first('afspraak verzetten'))?.slice(0, 2)).toEqual(['action', '/nl/contact'])
    const parking = async () => (await search('parkeren')).filter(({ kind }) => kind === 'fact').length
    await switchParts({ parkingNl: null })
    expect(await parking()).toBe(0)
    await switchParts({ parkingNl: 'Op het plein.' })
    expect(await first('parkeren')).toEqual(['fact', '/nl/contact', 'Op het plein.'])
    const actions = async (q: string) => (await search(q)).filter(({ kind }) => kind === 'action').length
    await switchParts({ usesAppointments: false })
    expect(await actions('afspraak verzetten')).toBe(0)
    await switchParts({ usesAppointments: true })
    expect(await actions('afspraak verzetten')).toBeGreaterThan(0)
  })

  it('[Y80] finds categories, what bears their names and what is called so in the other language', async () => {
    const category = await shop.create('NewsCategory', { language: 'nl', title: 'Draaimolens' })
    expect(await titles('draaimolens')).toEqual([])
    await item('Kop-van-jut', { category: category.id })
    const found = await search('draaimolens')
    expect(found.map(({ kind, address }) => [kind, address])).toEqual([
      ['overview', `/nl/nieuws?categorie=${category.id}`],
      ['newsItem', '/nl/nieuws/kop-van-jut'],
    ])
    await shop.update('NewsCategory', category.id, { title: 'Zweefstoelen' })
    expect(await titles('draaimolens')).toEqual([])
    expect(await titles('zweefstoelen')).toContain('Kop-van-jut')
    const secondhand = async () =>
      (await search('tweedehands')).some(({ address }) => address === '/nl/verkoop/product-verkoop?soort=secondhand')
    expect(await secondhand()).toBe(false)
    await shop.create('Product', { language: 'nl', title: 'Grijpautomaat', price: 5, productType: 'secondhand' })
    expect(await secondhand()).toBe(true)
  })

  it('[V2] [O11] is right after a backup was restored', async () => {
    const { id } = await tip('Voor de sluis')
    const file = `${database.folder}/shop.backup`
    await backup(shop.services, file)
    await shop.update('Tip', id, { title: 'Na het gemaal' })
    expect(await titles('gemaal')).toEqual(['Na het gemaal'])
    await restore(shop.services, file)
    await shop.services.contentChanged()
    expect([await titles('gemaal'), await titles('sluis')]).toEqual([[], ['Voor de sluis']])
  })
})
