import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { TimeZone } from '../../../src/features/shop/hours/TimeZone.js'
import { dayAfter } from '../../../src/kernel/shared/openingHours.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

const today = TimeZone.named('Europe/Amsterdam').dayOf(Date.now())

describe.each(bothDatabases)('news that is good until a day on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop
  let headers: Record<string, string>
  const ids: Record<string, number> = {}

  const ask = async <Data>(query: string, variables: object = {}, own: Record<string, string> = {}): Promise<Data> => {
    const { data, errors } = await shop.graphql<Data>(query, variables, own)
    if (errors) throw new Error(JSON.stringify(errors))
    return data as Data
  }

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    headers = await shop.login()
    const overviewImage = shop.image
    for (const [title, goodUntil] of [
      ['Kortingsactie altijd', null],
      ['Kortingsactie vandaag', today],
      ['Kortingsactie over', dayAfter(today, -1)],
    ] as const) {
      const input = { language: 'nl', title, goodUntil, overviewImage, text: '<p>korting</p>' }
      const create = 'mutation ($input: CreateNewsItemInput!) { createNewsItem(input: $input) { id } }'
      ids[title] = (await ask<{ createNewsItem: { id: number } }>(create, { input }, headers)).createNewsItem.id
    }
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  it('[Y53] stays at its address and in the overview, and says that its day has passed', async () => {
    const { publicNews } = await ask<{ publicNews: { items: { title: string; isOutdated: boolean }[] } }>(
      '{ publicNews(language: nl) { items { title isOutdated } } }',
    )
    expect(publicNews.items.map(({ title, isOutdated }) => [title, isOutdated])).toEqual([
      ['Kortingsactie over', true],
      ['Kortingsactie vandaag', false],
      ['Kortingsactie altijd', false],
    ])
    const { item } = await ask<{ item: { goodUntil: string; isOutdated: boolean } }>(
      '{ item: publicNewsItemByUrl(url: "kortingsactie-over") { goodUntil isOutdated } }',
    )
    expect(item).toEqual({ goodUntil: dayAfter(today, -1), isOutdated: true })
    const rest = await fetch(`${shop.url}/api/public-news-item-by-url/kortingsactie-vandaag`)
    expect(((await rest.json()) as { data: object }).data).toMatchObject({ good_until: today, is_outdated: false })
  })

  it('[Y53] leaves what recommends it: blocks of news and those drawn by lot', async () => {
    const { publicRandomNews } = await ask<{ publicRandomNews: { title: string }[] }>(
      '{ publicRandomNews(language: nl, count: 9) { title } }',
    )
    expect(publicRandomNews.map(({ title }) => title).sort()).toEqual(['Kortingsactie altijd', 'Kortingsactie vandaag'])
    const create = 'mutation ($input: CreatePageInput!) { createPage(input: $input) { fullUrl } }'
    const blocks = [
      { news: { count: 9 } },
      { specificNews: { randomOrder: true, count: 9 } },
      { specificNews: { chosenNews: [ids['Kortingsactie over']] } },
    ]
    const input = { language: 'nl', title: 'Nieuwspagina', menuTitle: 'Nieuwspagina', visible: true, blocks }
    const { createPage } = await ask<{ createPage: { fullUrl: string } }>(create, { input }, headers)
    const { publicPage } = await ask<{ publicPage: { blocks: { newsItems: { title: string }[] }[] } }>(
      `{ publicPage(language: nl, fullUrl: "${createPage.fullUrl}") { blocks { ... on NewsBlock { newsItems { title } } ... on SpecificNewsBlock { newsItems { title } } } } }`,
    )
    expect(publicPage.blocks.map(({ newsItems }) => newsItems.map(({ title }) => title).sort())).toEqual([
      ['Kortingsactie altijd', 'Kortingsactie vandaag'],
      ['Kortingsactie altijd', 'Kortingsactie vandaag'],
      // The owner chose it by name.
      ['Kortingsactie over'],
    ])
  })

  it('[L13] leaves the search by itself, of either kind of question', async () => {
    for (const kind of ['', ', kind: newsItem']) {
      const { publicSearch } = await ask<{ publicSearch: { total: number; items: { id: number }[] } }>(
        `{ publicSearch(language: nl, q: "kortingsactie"${kind}) { total items { id } } }`,
      )
      expect(publicSearch.items.map(({ id }) => id)).toEqual(
        ['Kortingsactie vandaag', 'Kortingsactie altijd'].map((title) => ids[title]),
      )
      expect(publicSearch.total).toBe(2)
    }
  })
})
