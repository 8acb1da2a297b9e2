import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { searchDifference } from '../search/searchDifference.js'
import { type ContentShop, startContentShop } from './contentShop.js'

describe.each(bothDatabases)('pages on $name', ({ create: createDatabase }) => {
  let database: TestDatabase
  let shop: ContentShop
  beforeAll(async () => {
    database = await createDatabase()
    shop = await startContentShop(database)
  })
  afterAll(async () => {
    const difference = await searchDifference(shop.services.database)
    await shop.close()
    await database.drop()
    expect(difference).toEqual([])
  })

  const page = (title: string, rest: object = {}) => ({ language: 'nl', title, ...rest })
  const movedTo = async (path: string) => {
    const { data } = await shop.ask<string>('query ($path: String!) { publicMovedTo(path: $path) }', { path })
    return data
  }
  const addressOf = async (id: number) =>
    (await shop.read<{ fullUrl: string }>('query ($id: Int!) { page(id: $id) { fullUrl } }', { id })).fullUrl

  it('[P1, P3] stores every field of a page', async () => {
    const input = {
      language: 'nl',
      title: 'Diensten',
      subtitle: 'Wat we doen',
      showSubtitle: true,
      intro: 'Alles',
      showIntro: true,
      showSlider: true,
      showActionBtn: true,
      actionBtnTitle: 'Bel',
      seoDescription: 'Seo',
      url: 'diensten',
      menuTitle: 'Diensten',
      visible: true,
      visibleInMenu: true,
      visibleInTopMenu: true,
      positionInTopMenu: 2,
      visibleInFooterMenu: true,
      positionInFooterMenu: 3,
    }
    const images = { image: shop.image, facebookImage: shop.image, sliderImages: [shop.image, shop.image] }
    const fields = `${Object.keys(input).join(' ')} fullUrl image { url } facebookImage { url } sliderImages { url }`
    const created = await shop.create('Page', { ...input, ...images }, fields)
    const image = { url: shop.image }
    expect(created).toEqual({
      ...input,
      fullUrl: 'diensten',
      image,
      facebookImage: image,
      sliderImages: [image, image],
    })
  })

  it('[P5] shows its parent, its children and its translation', async () => {
    const parent = await shop.create('Page', page('Ouder', { url: 'ouder' }))
    const child = await shop.create('Page', page('Kind', { url: 'kind', belongsTo: parent.id }))
    const english = await shop.create('Page', {
      ...page('Parent', { url: 'parent' }),
      language: 'en',
      translationOf: parent.id,
    })
    const { data } = await shop.ask(
      'query ($id: Int!) { page(id: $id) { belongsTo { id } children { id fullUrl } pageTranslation { id language url fullUrl } } }',
      { id: parent.id },
    )
    expect(data).toEqual({
      belongsTo: null,
      children: [{ id: child.id, fullUrl: 'ouder/kind' }],
      pageTranslation: { id: english.id, language: 'en', url: 'parent', fullUrl: 'parent' },
    })
  })

  it('[P7, P8] computes the address, updates descendants and stores a redirect from every old one', async () => {
    const a = await shop.create('Page', page('A', { url: 'a' }))
    const b = await shop.create('Page', page('B', { url: 'b', belongsTo: a.id }))
    const c = await shop.create('Page', page('C', { url: 'c', belongsTo: b.id }))
    const z = await shop.create('Page', page('Z', { url: 'z' }))
    expect(await addressOf(c.id)).toBe('a/b/c')
    await shop.update('Page', b.id, { belongsTo: z.id })
    expect(await addressOf(c.id)).toBe('z/b/c')
    expect(await movedTo('/nl/a/b/c')).toBe('/nl/z/b/c')
    await shop.update('Page', z.id, { url: 'zed' })
    expect([await movedTo('/nl/a/b/c'), await movedTo('/nl/z/b'), await movedTo('/nl/z')]).toEqual([
      '/nl/zed/b/c',
      '/nl/zed/b',
      '/nl/zed',
    ])
    await shop.update('Page', b.id, { belongsTo: a.id })
    expect(await movedTo('/nl/a/b/c')).toBeNull()
    expect(await movedTo('/nl/nooit/geweest')).toBeNull()
  })

  it('[P8] never puts a page under itself, in a ring, or under another language', async () => {
    const top = await shop.create('Page', page('Top', { url: 'top' }))
    const middle = await shop.create('Page', page('Middle', { url: 'middle', belongsTo: top.id }))
    const under = await shop.create('Page', page('Under', { url: 'under', belongsTo: middle.id }))
    const english = await shop.create('Page', { ...page('English', { url: 'english' }), language: 'en' })
    for (const belongsTo of [top.id, under.id, english.id, 999_999]) {
      const { code, errors } = await shop.update('Page', top.id, { belongsTo })
      expect([code, Object.keys(errors ?? {})]).toEqual(['VALIDATION', ['belongsTo']])
    }
  })

  it('[P8] does not let two simultaneous moves make a ring', async () => {
    const one = await shop.create('Page', page('One', { url: 'one' }))
    const two = await shop.create('Page', page('Two', { url: 'two' }))
    await Promise.all([
      shop.update('Page', one.id, { belongsTo: two.id }),
      shop.update('Page', two.id, { belongsTo: one.id }),
    ])
    const parents = await shop.read<{ items: { belongsTo: object | null }[] }>(
      'query ($ids: [Int!]) { pages(filter: { ids: $ids }) { items { belongsTo { id } } } }',
      { ids: [one.id, two.id] },
    )
    expect(parents.items.filter(({ belongsTo }) => belongsTo === null)).toHaveLength(1)
  })

  it.each(['nieuws', 'contact', 'status', 'login-admin', 'tips-en-tricks', 'nl'])(
    '[E29] refuses the address %s of a screen',
    async (url) => {
      const { code, errors } = await shop.refused('Page', page(`Neemt ${url}`, { url }))
      expect([code, Object.keys(errors ?? {})]).toEqual(['VALIDATION', ['url']])
    },
  )

  it('[E29, E9] makes another url when the title is that of a screen', async () => {
    expect((await shop.create<{ url: string }>('Page', page('Contact'), 'url')).url).toBe('contact-nl')
  })

  it('[E8] requires menu titles to be unique within a language, ignoring case', async () => {
    await shop.create('Page', page('Menu 1', { menuTitle: 'Over ons' }))
    const { errors } = await shop.refused('Page', page('Menu 2', { menuTitle: 'OVER ONS' }))
    expect(errors).toEqual({
      menuTitle: ['There already exists a page with this menu title, please choose another menu title.'],
    })
  })

  it('[E33, E5] moves the children of a deleted page to the top, with a redirect', async () => {
    const parent = await shop.create('Page', page('Weg', { url: 'weg' }))
    const child = await shop.create('Page', page('Blijft', { url: 'blijft', belongsTo: parent.id }))
    const grandchild = await shop.create('Page', page('Kleinkind', { url: 'kleinkind', belongsTo: child.id }))
    expect((await shop.remove('Page', parent.id)).data).toEqual({ deleted: [parent.id] })
    expect(await addressOf(grandchild.id)).toBe('blijft/kleinkind')
    expect(await movedTo('/nl/weg/blijft/kleinkind')).toBe('/nl/blijft/kleinkind')
  })

  it('[P9] neither returns nor links to a page that is not visible', async () => {
    const hidden = await shop.create('Page', page('Verborgen', { url: 'verborgen', visible: false }))
    await shop.update('Page', hidden.id, { url: 'nog-steeds-verborgen' })
    const read = await shop.ask('{ publicPage(language: nl, fullUrl: "nog-steeds-verborgen") { id } }')
    expect([read.code, read.message]).toEqual(['NOT_FOUND', 'Page not found'])
    expect(await movedTo('/nl/verborgen')).toBeNull()
    const all = await shop.read<{ id: number }[]>('{ publicPages(language: nl) { id } }')
    expect(all.map(({ id }) => id)).not.toContain(hidden.id)
  })

  it('[P9] shows neither a page above it nor a translation that is not visible', async () => {
    const above = await shop.create('Page', page('Boven', { url: 'boven' }))
    const { id } = await shop.create('Page', page('Onder', { url: 'onder', belongsTo: above.id }))
    const other = await shop.create('Page', { ...page('Below', { url: 'below', translationOf: id }), language: 'en' })
    const address = await addressOf(id)
    const shown = () =>
      shop.ask(
        `{ publicPage(language: nl, fullUrl: "${address}") { belongsTo { title } pageTranslation { language } } }`,
      )
    expect((await shown()).data).toEqual({ belongsTo: { title: 'Boven' }, pageTranslation: { language: 'en' } })
    for (const hidden of [above, other]) await shop.update('Page', hidden.id, { visible: false })
    expect((await shown()).data).toEqual({ belongsTo: null, pageTranslation: null })
  })

  describe('blocks', () => {
    const withBlocks = (blocks: object[]) => ({ ...page(`Blokken ${Math.random()}`), blocks })
    const refusedPaths = async (blocks: object[]) =>
      Object.keys((await shop.refused('Page', withBlocks(blocks))).errors ?? {})
    const card = { title: 'Kaart' }

    it('[P12, P13, P14, P17, P25, P29, P30] stores each kind with its options', async () => {
      const options = {
        title: 'Kop',
        subtitle: 'Onder',
        showSubtitle: true,
        intro: 'In',
        showIntro: true,
        backgroundColor: 'blue',
        width: 'wide',
        height: 'large',
        moreWhitespaceOnTop: true,
        moreWhitespaceUnderneath: true,
        hasBevelledEdge: true,
        isTeaser: true,
        internalLinkId: 'prijzen',
        showAppointmentButton: true,
        showContactButton: true,
        showQuestionButton: true,
      }
      const column = { title: 'Kolom', text: 'Tekst', icon: 'fast' }
      const blocks = [
        { text: { ...options, text: '<p>Hallo <script>x</script></p>' } },
        { intro: { text: '<p>In</p>', image: shop.image } },
        { card: { cards: [card, card, { ...card, link: '/nl/diensten' }] } },
        { faq: { questions: [{ question: 'Hoe?', answer: '<p>Zo</p>' }] } },
        { news: { count: 2 } },
        { contact: { buttonOneTitle: 'Bel', buttonOneText: 'Nu', buttonTwoTitle: 'Mail', buttonTwoText: 'Straks' } },
        { gallery: { imageFolderName: 'werkplaats', images: [shop.image] } },
        { textColumns: { columns: [column, column, column] } },
      ]
      const fields = `blocks { __typename ... on TextBlock { ${Object.keys(options).join(' ')} text }
        ... on IntroBlock { introText: text image { url } } ... on CardBlock { cards { title link } }
        ... on FaqBlock { questions { question answer } } ... on NewsBlock { count newsItems { id } }
        ... on ContactBlock { buttonOneTitle buttonTwoText } ... on GalleryBlock { imageFolderName images { url } }
        ... on TextColumnsBlock { showTextColumns columns { title text icon } } }`
      const created = await shop.create<{ blocks: object[] }>('Page', withBlocks(blocks), fields)
      expect(created.blocks).toEqual([
        { __typename: 'TextBlock', ...options, text: '<p>Hallo </p>' },
        { __typename: 'IntroBlock', introText: '<p>In</p>', image: { url: shop.image } },
        {
          __typename: 'CardBlock',
          cards: [
            { ...card, link: null },
            { ...card, link: null },
            { ...card, link: '/nl/diensten' },
          ],
        },
        { __typename: 'FaqBlock', questions: [{ question: 'Hoe?', answer: '<p>Zo</p>' }] },
        { __typename: 'NewsBlock', count: 2, newsItems: [] },
        { __typename: 'ContactBlock', buttonOneTitle: 'Bel', buttonTwoText: 'Straks' },
        { __typename: 'GalleryBlock', imageFolderName: 'werkplaats', images: [{ url: shop.image }] },
        { __typename: 'TextColumnsBlock', showTextColumns: true, columns: [column, column, column] },
      ])
    })

    it.each([0, 1, 2, 4, 5, 7])('[P10] refuses %i cards', async (count) => {
      expect(await refusedPaths([{ card: { cards: Array(count).fill(card) } }])).toEqual(['blocks.0.card.cards'])
    })

    it('[P10] takes six cards', async () => {
      await expect(shop.create('Page', withBlocks([{ card: { cards: Array(6).fill(card) } }]))).resolves.toBeTruthy()
    })

    it('[P19] takes three text columns and no other number', async () => {
      const columns = Array(2).fill({ title: 'Kolom', text: 'Tekst' })
      expect(await refusedPaths([{ textColumns: { columns } }])).toEqual(['blocks.0.textColumns.columns'])
    })

    it('[E27] names what is missing in a block by its path', async () => {
      const blocks = [{ text: { text: '<p>Goed</p>' } }, { faq: { questions: [{ question: 'Hoe?' }] } }]
      expect(await refusedPaths(blocks)).toEqual(['blocks.1.faq.questions.0.answer'])
      expect(await refusedPaths([{ gallery: { images: ['/uploads/images/nee.jpg'] } }])).toEqual([
        'blocks.0.gallery.images.0',
      ])
      expect(await refusedPaths([{ text: { text: 'x', backgroundColor: 'pink' } }])).toEqual([
        'blocks.0.text.backgroundColor',
      ])
      expect(await refusedPaths([{ text: { text: 'x', internalLinkId: '1 x' } }])).toEqual([
        'blocks.0.text.internalLinkId',
      ])
    })

    it('[E30] takes no link that runs a script', async () => {
      const cards = [card, card, { ...card, link: 'javascript:alert(1)' }]
      expect(await refusedPaths([{ card: { cards } }])).toEqual(['blocks.0.card.cards.2.link'])
    })

    it('[P16] shows the latest news in the language of the page', async () => {
      for (const title of ['Eerst', 'Dan', 'Nu']) {
        await shop.create('NewsItem', { language: 'nl', title, overviewImage: shop.image })
      }
      await shop.create('NewsItem', { language: 'en', title: 'English news', overviewImage: shop.image })
      const { fullUrl } = await shop.create<{ fullUrl: string }>(
        'Page',
        withBlocks([{ news: { count: 2 } }]),
        'fullUrl',
      )
      const data = await shop.read<{ blocks: object[] }>(
        'query ($fullUrl: String!) { publicPage(language: nl, fullUrl: $fullUrl) { blocks { ... on NewsBlock { newsItems { title } } } } }',
        { fullUrl },
      )
      expect(data.blocks).toEqual([{ newsItems: [{ title: 'Nu' }, { title: 'Dan' }] }])
    })
  })
})
