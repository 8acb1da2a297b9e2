import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { letteredPictures, readPicture } from '../../../src/features/demo/DemoInputs.js'
import { loadStartingContent, NoOwnerError } from '../../../src/features/startingContent/loadStartingContent.js'
import { Media } from '../../../src/kernel/records/Media.js'
import { writtenTwice } from '../../kernel/records/writtenTwice.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

interface Unread {
  unreadExamples: { entity: string; id: number; title: string; language: string }[]
  onboarding: { task: string; isDone: boolean; isUrgent: boolean }[]
}

describe.each(testDatabases)('a new shop on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let headers: Record<string, string>

  const unread = async () => {
    const query = '{ unreadExamples { entity id title language } onboarding { task isDone isUrgent } }'
    const { data, errors } = await shop.graphql<Unread>(query, {}, headers)
    expect(errors).toBeUndefined()
    return required(data, 'data')
  }

  const tasksDone = async () => (await unread()).onboarding.filter(({ isDone }) => isDone).map(({ task }) => task)

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[W11] has nothing written for it before there is an owner', async () => {
    await expect(loadStartingContent(shop.api)).rejects.toThrow(NoOwnerError)
    const { data } = await shop.graphql<{ publicPages: object[] }>('{ publicPages(language: nl) { id } }')
    expect(data?.publicPages).toEqual([])
    headers = await shop.login()
    // The databases of tests have a shop with all its details.
    const empty = { street: null, city: null, phone: null, whatsapp: null, email: null, sloganNl: null, sloganEn: null }
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    const { errors } = await shop.graphql(update, { input: { ...empty, openingHours: [] } }, headers)
    expect(errors).toBeUndefined()
  })

  it('[W12] [Y48] is told what it lacks, and what keeps customers away', async () => {
    const { onboarding } = await unread()
    expect(onboarding.filter(({ isDone }) => isDone).map(({ task }) => task)).toEqual(['name', 'examples'])
    expect(onboarding.filter(({ isUrgent }) => isUrgent).map(({ task }) => task)).toEqual(['mail'])
    expect(onboarding.map(({ task }) => task)).toEqual(
      expect.arrayContaining(['details', 'opening_hours', 'mail', 'legal_pages', 'second_factor', 'backups']),
    )
    expect((await shop.graphql('{ onboarding { task } }')).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  it('[W11] gets an example site in both languages, once, whoever asks at the same time', async () => {
    const may = () => shop.graphql('{ mayLoadStartingContent }', {}, headers)
    const load = () => shop.graphql('mutation { loadStartingContent }', {}, headers)
    expect((await may()).data).toEqual({ mayLoadStartingContent: true })
    const filled = await Promise.all([load(), loadStartingContent(shop.api)])
    expect(filled.map((each) => (typeof each === 'boolean' ? each : each.data?.loadStartingContent)).sort()).toEqual([
      false,
      true,
    ])
    expect((await load()).data).toEqual({ loadStartingContent: false })
    expect((await may()).data).toEqual({ mayLoadStartingContent: false })
    expect(await writtenTwice(shop.services.database)).toEqual([])
    for (const language of ['nl', 'en']) {
      const { data } = await shop.graphql<{
        publicPages: { title: string; pageTranslation: object | null }[]
        publicTips: { total: number }
        publicNews: { total: number }
        publicServices: object[]
        publicFeatures: object[]
      }>(`{ publicPages(language: ${language}) { title pageTranslation { url } } publicTips(language: ${language}) { total }
        publicNews(language: ${language}) { total } publicServices(language: ${language}) { id }
        publicFeatures(language: ${language}) { id } }`)
      const { publicPages, publicTips, publicNews, publicServices, publicFeatures } = required(data, 'data')
      expect(publicPages).toHaveLength(12)
      expect(publicPages.every(({ pageTranslation }) => pageTranslation !== null)).toBe(true)
      expect([publicTips.total, publicNews.total]).toEqual([3, 1])
      expect([publicServices.length, publicFeatures.length]).toEqual([6, 4])
    }
  })

  it('[W11] tells of the shop by its own data alone, which follow when they change', async () => {
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    const about = '{ publicPage(language: nl, fullUrl: "over-ons") { title } }'
    for (const name of ['De Schroef', 'De Moer']) {
      await shop.graphql(update, { input: { name } }, headers)
      const { data } = await shop.graphql<{ publicPage: { title: string } }>(about)
      expect(data?.publicPage.title).toBe(`Over ${name}`)
    }
    const { data } = await shop.graphql(
      '{ publicPages(language: nl) { title intro seoDescription blocks { __typename } } }',
    )
    expect(JSON.stringify(data)).not.toMatch(/\{\{|Cougar|Veldhoek/)
  })

  it('[W1] shows no picture with the name of another shop, and none in a folder of the demo', async () => {
    const pictures = await shop.services.database.reader.find(Media)
    expect(pictures.length).toBeGreaterThan(10)
    expect([...new Set(pictures.map(({ folder }) => folder))].sort()).toEqual([
      'feature',
      'newsItem',
      'page',
      'service',
      'tip',
    ])
    for (const { url } of pictures) {
      const { content } = required(await shop.services.media.read(url), url)
      const shown = await greys(content)
      for (const name of letteredPictures) {
        const lettered = await greys(await readPicture(name))
        const furthest = lettered.reduce((max, grey, at) => Math.max(max, Math.abs(grey - (shown[at] ?? 0))), 0)
        expect([url, furthest > 60]).toEqual([url, true])
      }
    }
  })

  it('[X80] has places for reviews where they fit, which are empty until there are some', async () => {
    for (const fullUrl of ['home-nl', 'reparatie', 'home-en', 'repair']) {
      const language = ['home-en', 'repair'].includes(fullUrl) ? 'en' : 'nl'
      const { data } = await shop.graphql<{ publicPage: { blocks: { reviews?: object[] }[] } }>(
        `{ publicPage(language: ${language}, fullUrl: "${fullUrl}") { blocks { ... on ReviewsBlock { reviews { id } } } } }`,
      )
      const reviews = data?.publicPage.blocks.flatMap((block) => (block.reviews ? [block.reviews] : []))
      expect([fullUrl, reviews]).toEqual([fullUrl, [[]]])
    }
  })

  it('[W12] has its legal pages then, and examples that nobody has read', async () => {
    expect(await tasksDone()).toEqual(['name', 'legal_pages'])
  })

  it('[W11] has examples until each has been saved by somebody', async () => {
    const before = (await unread()).unreadExamples
    // Twelve pages, six services and their group, four strong points, three tips, one news item; in two languages.
    expect(before).toHaveLength(54)
    const page = required(
      before.find(({ entity, language }) => entity === 'page' && language === 'en'),
      'page',
    )
    const save = `mutation { updatePage(id: ${page.id}, input: {}) { id } }`
    expect((await shop.graphql(save, {}, headers)).errors).toBeUndefined()
    const after = (await unread()).unreadExamples
    expect(after).toHaveLength(53)
    expect(after).not.toContainEqual(page)
    const tip = required(
      after.find(({ entity }) => entity === 'tip'),
      'tip',
    )
    await shop.graphql(`mutation { deleteTip(id: ${tip.id}) { deleted } }`, {}, headers)
    expect((await unread()).unreadExamples).toHaveLength(51)
  })

  it('[W12] finds hours and details when they are there', async () => {
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    const input = {
      street: 'Dorpsstraat 1',
      city: 'Utrecht',
      email: 'winkel@shop.test',
      phone: '030 123 45 67',
      openingHours: [{ weekday: 1, opens: '09:00', closes: '18:00' }],
    }
    expect((await shop.graphql(update, { input }, headers)).errors).toBeUndefined()
    expect(await tasksDone()).toEqual(['name', 'details', 'opening_hours', 'legal_pages'])
  })

  it('[Y48] sees that it is called after its address', async () => {
    const update = 'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }'
    expect((await shop.graphql(update, { input: { name: 'localhost' } }, headers)).errors).toBeUndefined()
    expect((await unread()).onboarding).toContainEqual({ task: 'name', isDone: false, isUrgent: true })
  })
})

/** A picture small enough for what compression changes not to be seen, and large enough for letters. */
async function greys(content: Buffer): Promise<number[]> {
  return [...(await sharp(content).resize(320, 200, { fit: 'fill' }).greyscale().raw().toBuffer())]
}
