import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { cleanedLine } from '../../src/kernel/shared/cleanedLine.js'
import { dataOf, type Rest, restClient } from '../delivery/rest/restClient.js'
import { isEvery } from '../isEvery.js'
import { startTestShop, type TestShop } from '../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'

interface Stored {
  id: number
  title: string
  url: string
  language: string
}

/** Titles as people and machines type them: any letters, signs, directions and lengths. */
const titles = fc.oneof(
  fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
  fc.string({ minLength: 1, maxLength: 120, unit: 'binary' }),
  fc.constantFrom(
    'É',
    'e',
    'E',
    'ﬁ',
    'FI',
    'İ',
    'i̇',
    'ß',
    'SS',
    'Ａ',
    'a',
    ' a ',
    'nieuws',
    '👩‍🔧',
    '日本',
    '../..',
    '<b>',
    "'; --",
  ),
)
const kinds = fc.constantFrom({ add: 'tips/add-tip', one: 'tip' }, { add: 'products/add-product', one: 'product' })
/** A fixed seed, so that a failure can be reproduced; another seed runs other cases. */
const seed = Number(process.env.PROPERTY_SEED ?? 20261121)
const runs = { seed, numRuns: isEvery ? 60 : 20 }

describe.each(bothDatabases)('properties that hold for any input, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let rest: Rest

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database)
    rest = restClient(shop, await shop.login('cms-admin'))
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  const rows = async (path: string) => dataOf(await rest<Stored[]>('GET', path))

  it('[E9] a url is lower-case ascii with hyphens, and no two records of a kind have the same one', async () => {
    await fc.assert(
      fc.asyncProperty(titles, kinds, fc.constantFrom('nl', 'en'), async (title, { add }, language) => {
        const answer = await rest<Stored>('POST', add, {
          title,
          language,
          ...(add.includes('product') && { price: 1 }),
        })
        expect([201, 422]).toContain(answer.status)
        if (answer.status !== 201) return
        const { url, title: stored } = dataOf(answer)
        expect(url).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
        expect(stored).toBe(cleanedLine(title))
      }),
      runs,
    )
    for (const list of ['tips', 'products']) {
      const urls = (await rows(list)).map(({ url }) => url)
      expect(urls.length).toBeGreaterThan(0)
      expect(new Set(urls).size).toBe(urls.length)
    }
  })

  it('[E6] no two titles of a language are the same but for their letter case, however many are added simultaneously', async () => {
    await fc.assert(
      fc.asyncProperty(titles, fc.integer({ min: 2, max: 6 }), async (title, count) => {
        const variants = Array.from({ length: count }, (_, index) =>
          index % 3 === 0 ? title : index % 3 === 1 ? title.toUpperCase() : ` ${title.toLowerCase()} `,
        )
        const answers = await Promise.all(
          variants.map((each) => rest('POST', 'tips/add-tip', { title: each, language: 'en' })),
        )
        const statuses = answers.map(({ status }) => status)
        expect(statuses.every((status) => status === 201 || status === 422)).toBe(true)
      }),
      { seed, numRuns: isEvery ? 20 : 8 },
    )
    const keys = (await rows('tips')).map(
      ({ title, language }) => `${language} ${title.normalize('NFKC').trim().toLowerCase()}`,
    )
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('[E6] of twenty adds of one title in parallel one wins and the rest get the reason', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => rest('POST', 'tips/add-tip', { title: 'Samen', language: 'nl' })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { body } of answers.filter(({ status }) => status !== 201)) {
      expect(body).toMatchObject({
        code: 'VALIDATION',
        errors: { title: ['There already exists a tip with this title, please choose another title.'] },
      })
    }
  })

  it('[R3] pages of a list put together are the list, whatever their size', async () => {
    const whole = await rows('tips')
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 100 }), async (size) => {
        const pages = Math.ceil(whole.length / size)
        const read = await Promise.all(
          Array.from({ length: pages + 1 }, (_, index) => rows(`tips?page=${index + 1}&per_page=${size}`)),
        )
        expect(read.flat()).toEqual(whole)
        expect(read.at(-1)).toEqual([])
        expect(read.every((page) => page.length <= size)).toBe(true)
      }),
      { seed, numRuns: isEvery ? 15 : 6 },
    )
  })

  it('[R41] [R51] public pages put together are all that is public, each once', async () => {
    const all = await rows('public-tips-all/en')
    const { data: total } = (await rest('GET', 'public-tips-count/en')).body
    const read: Stored[] = []
    for (let page = 1; page <= Math.ceil(Number(total) / 9) + 1; page++)
      read.push(...(await rows(`public-tips/en/${page}`)))
    expect(read.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    expect(read).toHaveLength(Number(total))
  })
})
