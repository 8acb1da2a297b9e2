import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { SearchQuestion } from '../../../src/features/visitorSearch/SearchQuestion.js'
import {
  countedForm,
  maxQuestions,
  SearchQuestionCounts,
} from '../../../src/features/visitorSearch/SearchQuestionCounts.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type ContentShop, startContentShop } from '../records/contentShop.js'

describe.each(bothDatabases)('words that visitors search by on $name', ({ create }) => {
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

  const titles = async (q: string) => {
    const { data } = await shop.graphql<{ publicSearch: { items: { title: { text: string }[] }[] } }>(
      'query ($q: String!) { publicSearch(language: nl, q: $q) { items { title { text } } } }',
      { q },
    )
    return data?.publicSearch.items.map(({ title }) => title.map(({ text }) => text).join('')) ?? []
  }

  it('[Y80] the owner’s own words find what is called otherwise, from the next search on', async () => {
    await shop.create('Tip', { language: 'nl', title: 'Suikerspinmachine' })
    expect(await titles('kermisding')).toEqual([])
    const { id } = await shop.create('SearchSynonym', { words: 'kermisding, suikerspinmachine' })
    expect(await titles('kermisding')).toEqual(['Suikerspinmachine'])
    await shop.remove('SearchSynonym', id)
    expect(await titles('kermisding')).toEqual([])
  })

  it('[Y80] what is asked again in vain is told, until an answer is chosen', async () => {
    const counts = shop.services.searchQuestions
    const told = () =>
      shop.read<{ words: string; asked: number; found: number }[]>('{ unansweredSearches { words asked found } }')
    const count = (q: string, isChosen = false) =>
      shop.graphql(
        'mutation ($q: String!, $isChosen: Boolean!) { countSearch(language: nl, q: $q, isChosen: $isChosen) }',
        {
          q,
          isChosen,
        },
      )
    await count('Xylofoon')
    await count('xylofoon ')
    await counts.write()
    // A network counts once a minute, and what was asked once is not told.
    expect(await told()).toEqual([])
    await count('xylofoon')
    await count('suikerspinmachine')
    await counts.write()
    await count('suikerspinmachine')
    await counts.write()
    expect(await told()).toEqual([
      { words: 'suikerspinmachine', asked: 2, found: 1 },
      { words: 'xylofoon', asked: 2, found: 0 },
    ])
    await count('suikerspinmachine', true)
    await counts.write()
    expect(await told()).toEqual([{ words: 'xylofoon', asked: 2, found: 0 }])
  })

  it('[Y80] nothing of a visitor is kept, few of one network, few of all, and none for long', async () => {
    for (const typed of [
      'jan@example.nl',
      '06 12345678',
      '06-12 34 56 78',
      '5401 AB',
      'NL91ABNA0417164300',
      'https://example.nl',
      'aaaaaa',
      '<script>',
      'x',
      '123',
      'een twee drie vier vijf zes zeven',
    ]) {
      expect([typed, countedForm(typed)]).toEqual([typed, null])
    }
    expect(countedForm('  ThinkPad T480 ')).toBe('thinkpad t480')
    const counts = new SearchQuestionCounts(shop.services)
    const kept = () => shop.services.database.reader.count(SearchQuestion)
    const before = await kept()
    const letters = (number: number) => `woord ${String.fromCharCode(97 + (number % 26), 97 + Math.floor(number / 26))}`
    for (let number = 0; number < 100; number++) await counts.note('nl', letters(number), 0, '192.0.2.99')
    await counts.write()
    expect(await kept()).toBe(before + 40)
    const day = new Date().toISOString().slice(0, 10)
    const row = { day, language: 'en' as const, asked: 2, found: 0, chosen: 0 }
    const many = Array.from({ length: maxQuestions }, (_, number) => ({ ...row, words: `many ${number}` }))
    await shop.services.database.write((manager) => manager.insert(SearchQuestion, many))
    await counts.note('nl', 'nog een', 0, '203.0.113.50')
    await counts.write()
    expect(await kept()).toBe(maxQuestions)
    await counts.note('nl', 'later', 0, '203.0.113.51')
    await counts.write(new Date(Date.now() + 91 * 24 * 60 * 60 * 1000))
    expect(await kept()).toBe(1)
  })
})
