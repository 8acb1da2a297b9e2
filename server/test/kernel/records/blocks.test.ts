import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { required } from '../../required.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from './contentShop.js'

/** The public fields of a block: lists of records, by the name of their field. */
type Block = Record<string, { id: number; title: string }[]>

describe.each(testDatabases)('blocks that show other records, on $name', ({ create: createDatabase }) => {
  let database: TestDatabase
  let shop: ContentShop
  /** Ids by a word. */
  const ids: Record<string, number> = {}

  beforeAll(async () => {
    database = await createDatabase()
    shop = await startContentShop(database)
    const group = await shop.create('NewsGroup', { language: 'nl', title: 'Reeks' })
    ids.group = Number(group.id)
    for (const number of [1, 2, 3, 4, 5]) {
      const title = `Bericht ${number}`
      const also = { category: number < 4 ? 1 : 3, group: number === 2 || number === 5 ? ids.group : null }
      const item = await shop.create('NewsItem', { language: 'nl', title, overviewImage: shop.image, ...also })
      ids[`news${number}`] = Number(item.id)
      const tip = await shop.create('Tip', { language: 'nl', title: `Tip ${number}` })
      ids[`tip${number}`] = Number(tip.id)
    }
    for (const number of [1, 2, 3, 4, 5, 6, 7]) {
      const service = await shop.create('Service', { language: 'nl', title: `Dienst ${number}` })
      ids[`service${number}`] = Number(service.id)
      const one = await shop.create('ServiceGroup', { language: 'nl', title: `Groep ${number}` })
      ids[`serviceGroup${number}`] = Number(one.id)
    }
    for (const [index, icon] of ['guarantee', 'fast', 'security'].entries()) {
      const words = { title: `Kenmerk ${index + 1}`, text: index === 0 ? 'Op wat wij erin zetten.' : null }
      const { id } = await shop.create('Feature', { language: 'nl', icon, ...words })
      ids[`feature${index + 1}`] = Number(id)
    }
    const strong = await shop.create('Feature', { language: 'en', icon: 'fast', title: 'Strong point' })
    ids.englishFeature = Number(strong.id)
    ids.english = Number((await shop.create('Tip', { language: 'en', title: 'English' })).id)
    for (const type of ['outlet', 'software', 'outlet']) {
      const title = `${type} ${Object.keys(ids).length}`
      ids[title] = Number((await shop.create('Product', { language: 'nl', title, price: 1, productType: type })).id)
    }
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  let pages = 0
  const page = (block: object) => ({ language: 'nl', title: `Pagina ${++pages}`, blocks: [block] })
  const all = (word: string, count: number) => Array.from({ length: count }, (_, index) => ids[`${word}${index + 1}`])
  const errorsOf = async (block: object) => (await shop.refused('Page', page(block))).errors
  /** The public fields of the only block of a page. */
  async function shown(block: object, fields: string): Promise<Block> {
    const { fullUrl } = await shop.create<{ fullUrl: string }>('Page', page(block), 'fullUrl')
    const { data, errors } = await shop.graphql<{ publicPage: { blocks: Block[] } }>(
      `query ($fullUrl: String!) { publicPage(language: nl, fullUrl: $fullUrl) { blocks { __typename ${fields} } } }`,
      { fullUrl },
    )
    return required(data?.publicPage.blocks[0], `block: ${JSON.stringify(errors)}`)
  }
  const titles = (records: { title: string }[] | undefined) => records?.map(({ title }) => title)

  it('[P20] a specific news block takes exactly one way of choosing', async () => {
    const ways = { randomOrder: true, chosenNews: [ids.news1], category: 1, group: ids.group }
    const refused = [
      {},
      { randomOrder: ways.randomOrder, chosenNews: ways.chosenNews },
      { chosenNews: ways.chosenNews, category: 1 },
      { randomOrder: true, group: ids.group },
      ways,
    ]
    for (const block of refused) {
      expect(await errorsOf({ specificNews: block })).toEqual({
        'blocks.0.specificNews.chosenNews': [expect.stringContaining('exactly one')],
      })
    }
    const fields = '... on SpecificNewsBlock { newsItems { title } }'
    const chosen = await shown({ specificNews: { chosenNews: [ids.news4, ids.news1] } }, fields)
    expect(titles(chosen.newsItems)).toEqual(['Bericht 4', 'Bericht 1'])
    const category = await shown({ specificNews: { category: 1, count: 2 } }, fields)
    expect(titles(category.newsItems)).toEqual(['Bericht 3', 'Bericht 2'])
    const both = await shown({ specificNews: { category: 1, group: ids.group } }, fields)
    expect(titles(both.newsItems)).toEqual(['Bericht 2'])
    const random = await shown({ specificNews: { randomOrder: true } }, fields)
    expect(random.newsItems).toHaveLength(5)
  })

  it('[P22] a specific tips block shows one to four tips in their order', async () => {
    const tips = [ids.tip3, ids.tip1, ids.tip5, ids.tip2]
    const block = await shown({ specificTips: { tips } }, '... on SpecificTipsBlock { tips { title } }')
    expect(titles(block.tips)).toEqual(['Tip 3', 'Tip 1', 'Tip 5', 'Tip 2'])
    expect(await errorsOf({ specificTips: { tips: [] } })).toHaveProperty(['blocks.0.specificTips.tips'])
    expect(await errorsOf({ specificTips: { tips: all('tip', 5) } })).toHaveProperty(['blocks.0.specificTips.tips'])
  })

  it('[P23] a specific services block shows up to six services, or up to three groups', async () => {
    const fields = '... on SpecificServicesBlock { services { title } serviceGroups { title } }'
    const services = await shown({ specificServices: { services: all('service', 6) } }, fields)
    expect(services.services).toHaveLength(6)
    const groups = await shown({ specificServices: { serviceGroups: all('serviceGroup', 3) } }, fields)
    expect(titles(groups.serviceGroups)).toEqual(['Groep 1', 'Groep 2', 'Groep 3'])
    for (const block of [
      {},
      { services: all('service', 7) },
      { serviceGroups: all('serviceGroup', 4) },
      { services: all('service', 1), serviceGroups: all('serviceGroup', 1) },
    ]) {
      expect(await errorsOf({ specificServices: block })).toBeDefined()
    }
  })

  it('[C9] a block of a video takes an address at YouTube or Vimeo and a picture, and says what is wrong by the field', async () => {
    const video = (address: string, more: object = { poster: shop.image }) => ({ video: { address, ...more } })
    for (const address of ['https://evil.example/watch?v=aqz-KE-bpKQ', 'http://youtu.be/aqz-KE-bpKQ', '']) {
      expect(Object.keys((await errorsOf(video(address))) ?? {})).toEqual(['blocks.0.video.address'])
    }
    const missing = await errorsOf(video('https://vimeo.com/76979871', {}))
    expect(Object.keys(missing ?? {})).toEqual(['blocks.0.video.poster'])
    const block = await shown(video('https://youtu.be/aqz-KE-bpKQ'), '... on VideoBlock { address poster { url } }')
    expect(block).toMatchObject({ address: 'https://youtu.be/aqz-KE-bpKQ', poster: { url: shop.image } })
  })

  it('[Y55] a block of tips shows one to four', async () => {
    for (const count of [0, 5]) {
      expect(Object.keys((await errorsOf({ tip: { count } })) ?? {})).toEqual(['blocks.0.tip.count'])
    }
  })

  it('[P16] blocks of news, tips, services and products show what there is in the language of the page', async () => {
    const news = await shown({ news: { count: 2 } }, '... on NewsBlock { newsItems { title } }')
    expect(titles(news.newsItems)).toEqual(['Bericht 5', 'Bericht 4'])
    const tips = await shown({ tip: { count: 4 } }, '... on TipBlock { tips { title } }')
    expect(titles(tips.tips)).toEqual(['Tip 5', 'Tip 4', 'Tip 3', 'Tip 2'])
    const services = await shown({ service: {} }, '... on ServiceBlock { services { title } }')
    expect(services.services).toHaveLength(7)
    const products = await shown(
      { productSale: { productType: 'outlet' } },
      '... on ProductSaleBlock { products { title } }',
    )
    expect(products.products).toHaveLength(2)
  })

  it('[P11] [P14] [P18] a comparison, a slider and a big contact button store their options', async () => {
    const url = shop.image
    const comparison = await shown(
      { comparison: { beforeImage: url, afterImage: url } },
      '... on ComparisonBlock { beforeImage { url } afterImage { url } }',
    )
    expect(comparison).toMatchObject({ beforeImage: { url }, afterImage: { url } })
    expect(await errorsOf({ comparison: { beforeImage: url } })).toEqual({
      'blocks.0.comparison.afterImage': [expect.any(String)],
    })
    const slides = [{ title: 'Een', text: 'Tekst', image: url }]
    const slider = await shown(
      { sliderTextImages: { slides } },
      '... on SliderTextImagesBlock { slides { title text image { url } } }',
    )
    expect(slider.slides).toMatchObject([{ title: 'Een', text: 'Tekst', image: { url } }])
    const button = { text: 'Bel ons', buttonTitle: 'Contact' }
    expect(
      await shown({ bigContactButton: button }, '... on BigContactButtonBlock { text buttonTitle }'),
    ).toMatchObject(button)
  })

  describe('[X41] features', () => {
    const fields = '... on FeaturesBlock { features { title text icon } chosenFeatures { id } }'
    const words = ['Kenmerk 1', 'Kenmerk 2', 'Kenmerk 3']

    it('[X41] shows all of the language of its page, or the chosen ones in their order', async () => {
      const everything = await shown({ features: {} }, fields)
      expect(titles(everything.features)).toEqual(words)
      expect(everything.features?.[0]).toMatchObject({ text: 'Op wat wij erin zetten.', icon: 'guarantee' })
      const chosen = await shown({ features: { chosenFeatures: [ids.feature3, ids.feature1] } }, fields)
      expect(titles(chosen.features)).toEqual(['Kenmerk 3', 'Kenmerk 1'])
      expect(chosen.chosenFeatures).toEqual([{ id: ids.feature3 }, { id: ids.feature1 }])
    })

    it('[X41] refuses one of the other language and one that is not there', async () => {
      for (const feature of [4000, ids.englishFeature]) {
        expect(await errorsOf({ features: { chosenFeatures: [feature] } })).toEqual({
          'blocks.0.features.chosenFeatures': [expect.any(String)],
        })
      }
    })

    it('[X41] shows a draft of it before it is saved', async () => {
      const { shown } = await shop.read<{ shown: { blocks: Block[] } }>(
        `mutation ($input: CreatePageInput!) { draftPage(input: $input) { shown { blocks { ${fields} } } } }`,
        { input: page({ features: { chosenFeatures: [ids.feature2] } }) },
      )
      expect(titles(shown.blocks[0]?.features)).toEqual(['Kenmerk 2'])
    })

    it('[X41] one that is deleted leaves the block, whose uses were shown before', async () => {
      const given = { features: { chosenFeatures: [ids.feature2, ids.feature1] } }
      const { id } = await shop.create('Page', { ...page(given), title: 'Sterk' })
      const uses = await shop.ask<object[]>(
        'query ($id: Int!) { usesOf(entity: feature, id: $id) { entity id title field } }',
        { id: ids.feature2 },
      )
      expect(uses.data).toContainEqual({ entity: 'page', id, title: 'Sterk', field: 'blocks' })
      await shop.remove('Feature', ids.feature2 ?? 0)
      const read = await shop.read<{ blocks: Block[] }>(
        `query ($id: Int!) { page(id: $id) { blocks { ${fields} } } }`,
        { id },
      )
      expect(titles(read.blocks[0]?.features)).toEqual(['Kenmerk 1'])
      expect(read.blocks[0]?.chosenFeatures).toEqual([{ id: ids.feature1 }])
    })
  })

  describe('[V3] [X80] reviews', () => {
    const fields = '... on ReviewsBlock { reviews { name stars source sourceUrl } chosenReviews { id } }'
    const named = async (block: object) => {
      const { reviews = [] } = (await shown({ reviews: block }, fields)) as { reviews?: { name: string }[] }
      return reviews.map(({ name }) => name)
    }
    const made: number[] = []

    beforeAll(async () => {
      for (const [name, rest] of [
        ['Een', { source: 'Google', sourceUrl: 'https://example.com/een' }],
        ['Twee', {}],
        ['Drie', {}],
        ['Wacht', { visible: false }],
        ['English', { language: 'en' }],
      ] as const) {
        const { id } = await shop.create('Review', { language: 'nl', name, text: 'Goed.', stars: 4, ...rest })
        made.push(id)
      }
    })

    it('[V3] shows the newest approved ones in the language of its page, as many as asked', async () => {
      expect(await named({ count: 2 })).toEqual(['Drie', 'Twee'])
    })

    it('[V3] shows the chosen ones in their order, with their source, and none that waits', async () => {
      expect(await named({ chosenReviews: [made[0], made[3], made[2]] })).toEqual(['Een', 'Drie'])
      expect(await shown({ reviews: { chosenReviews: [made[0]] } }, fields)).toMatchObject({
        reviews: [{ name: 'Een', stars: 4, source: 'Google', sourceUrl: 'https://example.com/een' }],
      })
    })

    it('[V3] refuses one of the other language', async () => {
      expect(await errorsOf({ reviews: { chosenReviews: [made[4]] } })).toEqual({
        'blocks.0.reviews.chosenReviews': [expect.any(String)],
      })
    })
  })

  it('[X44] a slider is shown unless its option says otherwise', async () => {
    const slides = [{ title: 'Een', image: shop.image }]
    const field = '... on SliderTextImagesBlock { showSlider }'
    expect(await shown({ sliderTextImages: { slides } }, field)).toMatchObject({ showSlider: true })
    expect(await shown({ sliderTextImages: { slides, showSlider: false } }, field)).toMatchObject({ showSlider: false })
  })

  it('[X53] refuses questions, slides and pictures without any, and a text for a button without a title', async () => {
    for (const [block, path] of [
      [{ faq: {} }, 'faq.questions'],
      [{ faq: { questions: [] } }, 'faq.questions'],
      [{ sliderTextImages: { slides: [] } }, 'sliderTextImages.slides'],
      [{ gallery: { images: [] } }, 'gallery.images'],
      [{ contact: { buttonOneText: 'Koffie staat klaar' } }, 'contact.buttonOneTitle'],
      [{ contact: { buttonTwoText: 'Antwoord vandaag' } }, 'contact.buttonTwoTitle'],
    ] as const) {
      expect(await errorsOf(block)).toEqual({ [`blocks.0.${path}`]: [expect.any(String)] })
    }
    expect(
      await shown({ gallery: { imageFolderName: 'leeg' } }, '... on GalleryBlock { images { url } }'),
    ).toMatchObject({
      images: [],
    })
  })

  it('[X53] a page can be changed although a deletion has emptied one of its blocks', async () => {
    const tip = await shop.create('Tip', { language: 'nl', title: 'Gaat weg' })
    const { id } = await shop.create('Page', page({ specificTips: { tips: [tip.id] } }))
    await shop.remove('Tip', Number(tip.id))
    expect(await shop.update('Page', Number(id), { subtitle: 'Nog altijd hier' })).toMatchObject({ data: { id } })
  })

  it('[E27] what a block refers to is there, in the language of the page', async () => {
    for (const tip of [4000, ids.english]) {
      expect(await errorsOf({ specificTips: { tips: [ids.tip1, tip] } })).toEqual({
        'blocks.0.specificTips.tips': [expect.stringContaining('Tips')],
      })
    }
    expect(await errorsOf({ specificNews: { category: 4000 } })).toHaveProperty(['blocks.0.specificNews.category'])
  })

  it('[E33] the uses of a record are shown before it is deleted, and deletion removes it from every block', async () => {
    const blocks = [
      { specificTips: { tips: [ids.tip4, ids.tip1] } },
      { specificNews: { chosenNews: [ids.news5] } },
      { specificNews: { category: 3 } },
    ]
    const { id } = await shop.create('Page', { ...page({}), title: 'Gebruikt', blocks })
    const uses = (entity: string, one: number | undefined) =>
      shop.ask<{ entity: string; id: number; title: string; field: string }[]>(
        'query ($entity: ManagedEntityName!, $id: Int!) { usesOf(entity: $entity, id: $id) { entity id title field } }',
        { entity, id: one },
      )
    expect((await uses('tip', ids.tip4)).data).toEqual([{ entity: 'page', id, title: 'Gebruikt', field: 'blocks' }])
    expect((await uses('newsCategory', 3)).data).toEqual([
      { entity: 'newsItem', id: ids.news4, title: 'Bericht 4', field: 'category' },
      { entity: 'newsItem', id: ids.news5, title: 'Bericht 5', field: 'category' },
      { entity: 'page', id, title: 'Gebruikt', field: 'blocks' },
    ])

    await shop.remove('Tip', ids.tip4 ?? 0)
    await shop.remove('NewsItem', ids.news5 ?? 0)
    await shop.remove('NewsCategory', 3)
    const data = await shop.read<{ blocks: object[] }>(
      `query ($id: Int!) { page(id: $id) { blocks {
        ... on SpecificTipsBlock { tips { id } } ... on SpecificNewsBlock { chosenNews { id } category { id } } } } }`,
      { id },
    )
    expect(data.blocks).toEqual([
      { tips: [{ id: ids.tip1 }] },
      { chosenNews: [], category: null },
      { chosenNews: [], category: null },
    ])
    const item = await shop.ask<object>('query ($id: Int!) { newsItem(id: $id) { category { id } } }', {
      id: ids.news4,
    })
    expect(item.data).toEqual({ category: null })
  })

  it('[E27] refuses more images than any record shows with one error, without a query for any', async () => {
    const missing = Array.from({ length: 200 }, (_, index) => `/uploads/images/no-${index}.jpg`)
    const page = (images: string[][]) => ({
      language: 'nl',
      title: 'Vol',
      menuTitle: 'Vol',
      blocks: images.map((each) => ({ gallery: { title: 'Vol', images: each } })),
    })
    const short = Array.from({ length: 40_000 }, (_, index) => `${index}`)
    const galleries = Array.from({ length: 200 }, (_, index) => short.slice(200 * index, 200 * (index + 1)))
    const write = jest.spyOn(shop.services.database, 'write')
    let refusal = await shop.refused('Page', page(galleries))
    expect(refusal).toMatchObject({
      code: 'VALIDATION',
      errors: { 'blocks.5.gallery.images.0': ['It cannot hold more than 1000 images.'] },
    })
    expect(Object.keys(refusal.errors ?? {})).toHaveLength(1)
    expect(write).not.toHaveBeenCalled()

    // As many as are allowed are looked up.
    refusal = await shop.refused('Page', page(Array.from({ length: 5 }, () => missing)))
    expect(Object.keys(refusal.errors ?? {})).toHaveLength(1000)
    expect(write).toHaveBeenCalledTimes(1)
    write.mockRestore()
  })
})
