import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { newsItems } from '../../../demo/content/newsItems.js'
import { pages } from '../../../demo/content/pages.js'
import { products } from '../../../demo/content/products.js'
import { services } from '../../../demo/content/services.js'
import { tips } from '../../../demo/content/tips.js'
import { loadDemo } from '../../../src/delivery/composition/loadDemo.js'
import { type Language, languages } from '../../../src/kernel/shared/screens.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'
import { laterNeeds } from './laterNeeds.js'
import { visitorNeeds } from './visitorNeeds.js'

const content = { page: pages, service: services, newsItem: newsItems, tip: tips, product: products }

interface Found {
  kind: string
  address: string
  title: { text: string }[]
}

const document = `query ($language: Language!, $q: String!) {
  publicSearch(language: $language, q: $q) { items { kind address title { text } } }
}`

/** What an answer of the fixture is called: the kind and title of a record, or an address. */
function nameOf(answer: string, language: Language): string {
  if (answer.startsWith('/')) return answer
  const [kind = '', key] = answer.split(':')
  const record = content[kind as keyof typeof content].find((each) => each.key === key)
  if (!record) throw new Error(`The demo has no ${answer}`)
  return `${kind} ${record[language].title}`
}

describe.each(testDatabases)('what visitors of the demo shop need on $name', ({ create }) => {
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

  const firstOf = async (language: Language, q: string) => {
    const { data } = await shop.graphql<{ publicSearch: { items: Found[] } }>(document, { language, q })
    return (data?.publicSearch.items ?? []).slice(0, 3).map(({ kind, address, title }) => ({
      title: `${kind} ${title.map(({ text }) => text).join('')}`,
      address: address.replace(/[?#].*$/, ''),
    }))
  }

  const missedOf = async (language: Language, questions: (typeof visitorNeeds)[Language]) => {
    const missed: string[] = []
    for (const [asked, ...wanted] of questions) {
      const first = await firstOf(language, asked)
      const names = wanted.map((answer) => nameOf(answer, language))
      if (first.some(({ title, address }) => names.includes(title) || names.includes(address))) continue
      missed.push(`${asked}: ${first.map(({ title }) => title).join(' | ')}`)
    }
    return missed
  }

  it.each(languages)('[Y80] 19 of 20 needs in %s are answered within the first three', async (language) => {
    const questions = visitorNeeds[language]
    expect(questions.length).toBe(100)
    const missed = await missedOf(language, questions)
    if (process.env.SHOW_MISSED) console.info(missed.length, missed.join('\n'))
    expect(missed.slice(questions.length / 20)).toEqual([])
  })

  it.each(languages)('[Y80] nine of ten needs in %s by which nothing was tuned are, too', async (language) => {
    const questions = laterNeeds[language]
    expect(questions.length).toBe(30)
    const missed = await missedOf(language, questions)
    if (process.env.SHOW_MISSED) console.info(missed.length, missed.join('\n'))
    expect(missed.slice(questions.length / 10)).toEqual([])
  })
})
