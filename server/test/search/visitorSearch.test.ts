import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newsItems } from '../../src/demo/content/newsItems.js'
import { pages } from '../../src/demo/content/pages.js'
import { products } from '../../src/demo/content/products.js'
import { services } from '../../src/demo/content/services.js'
import { tips } from '../../src/demo/content/tips.js'
import { loadDemo } from '../../src/demo/loadDemo.js'
import { type Language, languages } from '../../src/shared/screens.js'
import { startTestShop, type TestShop } from '../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'
import { visitorQuestions } from './visitorQuestions.js'

const content = { page: pages, service: services, newsItem: newsItems, tip: tips, product: products }

interface Segment {
  text: string
  isFound: boolean
}

interface Found {
  kind: string
  address: string
  title: Segment[]
  excerpt: Segment[]
}

const document = `query ($language: Language!, $q: String!) {
  publicSearch(language: $language, q: $q) {
    total items { kind address title { text isFound } excerpt { text isFound } }
  }
}`

const textOf = (segments: Segment[]) => segments.map(({ text }) => text).join('')

/** The title of a record of the demo by its kind and key. */
function titleOf(answer: string, language: Language): string {
  const [kind = '', key] = answer.split(':')
  const record = content[kind as keyof typeof content].find((each) => each.key === key)
  if (!record) throw new Error(`The demo has no ${answer}`)
  return `${kind} ${record[language].title}`
}

describe.each(bothDatabases)('what visitors of the demo shop ask on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    await loadDemo(shop.api)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const search = async (language: Language, q: string) => {
    const { data } = await shop.graphql<{ publicSearch: { items: Found[]; total: number } }>(document, { language, q })
    return data?.publicSearch.items ?? []
  }

  it.each(languages)('[V2] nine of ten questions in %s are answered within the first three', async (language) => {
    const missed: string[] = []
    for (const [asked, ...answers] of visitorQuestions[language]) {
      const first = (await search(language, asked)).slice(0, 3).map(({ kind, title }) => `${kind} ${textOf(title)}`)
      const wanted = answers.map((answer) => titleOf(answer, language))
      if (!wanted.some((title) => first.includes(title))) missed.push(`${asked}: ${first.join(' | ')}`)
    }
    if (process.env.SHOW_MISSED) console.info(missed.join('\n'))
    const { length } = visitorQuestions[language]
    expect(length).toBe(100)
    expect(missed.slice(length / 10)).toEqual([])
  })
})
