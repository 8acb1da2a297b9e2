import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newsItems } from '../../../demo/content/newsItems.js'
import { pages } from '../../../demo/content/pages.js'
import { products } from '../../../demo/content/products.js'
import { services } from '../../../demo/content/services.js'
import { tips } from '../../../demo/content/tips.js'
import { loadDemo } from '../../../src/delivery/composition/loadDemo.js'
import { priceFinderAddress } from '../../../src/kernel/shared/priceFinder.js'
import { type Language, languages } from '../../../src/kernel/shared/screens.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
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

/** Where the demo's records are, by the kind and title; of a service where the price finder has its answers. */
function addressesOf(language: Language, urls: ReadonlyMap<string, string>): Map<string, readonly string[]> {
  return new Map(
    services.map(({ key, both, ...texts }) => {
      const url = urls.get(texts[language].title)
      const answers = (both?.deviceKinds ?? []).map((device) => priceFinderAddress(language, device, url))
      return [titleOf(`service:${key}`, language), answers]
    }),
  )
}

describe.each(testDatabases)('what visitors of the demo shop ask on $name', ({ create }) => {
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
    const { data } = await shop.graphql<{ publicServices: { title: string; url: string }[] }>(
      'query ($language: Language!) { publicServices(language: $language) { title url } }',
      { language },
    )
    const answers = addressesOf(language, new Map(data?.publicServices.map(({ title, url }) => [title, url])))
    const misled: string[] = []
    for (const [asked, ...wantedKeys] of visitorQuestions[language]) {
      const found = (await search(language, asked)).slice(0, 3)
      const first = found.map(({ kind, title }) => `${kind} ${textOf(title)}`)
      for (const [index, { address }] of found.entries()) {
        const own = answers.get(first[index] ?? '') ?? []
        if (own.length > 0 && !own.includes(address)) misled.push(`${asked}: ${address}`)
      }
      const wanted = wantedKeys.map((answer) => titleOf(answer, language))
      if (!wanted.some((title) => first.includes(title))) missed.push(`${asked}: ${first.join(' | ')}`)
    }
    if (process.env.SHOW_MISSED) console.info(missed.join('\n'))
    const { length } = visitorQuestions[language]
    expect(length).toBe(100)
    expect(missed.slice(length / 10)).toEqual([])
    // A service leads to its own answer.
    expect(misled).toEqual([])
  })
})
