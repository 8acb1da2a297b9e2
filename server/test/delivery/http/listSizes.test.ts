import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type GraphQLField, getNullableType, isListType, isObjectType } from 'graphql'
import { operationGrants } from '../../../src/kernel/access/OperationGrants.js'
import { listSizeOf } from '../../../src/kernel/context/ListSize.js'
import { maxBytes } from '../../../src/kernel/graphql/queryLimits.js'
import { statementsOf } from '../../kernel/database/statementsOf.js'
import { type ContentShop, startContentShop } from '../../kernel/records/contentShop.js'
import { type TestDatabase, testDatabases } from '../../testDatabases.js'

const items = 1500
const max = 1000

describe.each(testDatabases)('what lists of visitors cost, among 1,500 news items on $name', ({ create }) => {
  let database: TestDatabase
  let shop: ContentShop

  beforeAll(async () => {
    database = await create()
    shop = await startContentShop(database)
    const text = `<p>${'Zo herken je een valse mail. '.repeat(50)}</p>`
    const item = { language: 'nl', title: 'Bericht', text, introOverview: 'Kort', overviewImage: shop.image }
    await shop.create('NewsItem', item)
    await copyNews(items - 1)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  /** Copies the news item, as often as said: adding one by one would take minutes. */
  async function copyNews(times: number): Promise<void> {
    const { reader } = shop.services.database
    const [first] = await reader.query<Record<string, unknown>[]>('SELECT * FROM news_item')
    const names = Object.keys(first ?? {})
    const rows = Array.from({ length: times }, (_, index) => {
      const number = index + 10_000
      const own = { id: number, pair: number, title: `B ${number}`, title_key: `b ${number}`, url: `b-${number}` }
      return names.map((name) => ({ ...first, ...own })[name])
    })
    const quoted = names.map((name) => (database.address.kind === 'sqlite' ? `"${name}"` : `\`${name}\``))
    await shop.services.database.write(async (manager) => {
      while (rows.length > 0) {
        const some = rows.splice(0, 100)
        const places = some.map(() => `(${names.map(() => '?').join()})`)
        await manager.query(`INSERT INTO news_item (${quoted}) VALUES ${places}`, some.flat())
      }
    })
  }

  const aliases = (count: number, field: string) =>
    `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field}`).join(' ')} }`
  const whole = 'publicNewsPastYear(language: nl) { id title text url createdAt category { title } }'
  /** Whether a statement reads news items, instead of counting them. */
  const readsNews = (statement: string) => /\btitle\b.*\bnews_item\b/s.test(statement)
  const limitOf = ({ errors }: { errors?: { extensions: { limit?: string } }[] }) => errors?.[0]?.extensions.limit

  it('[X4] is counted by their real length: 15 times the news of a year is refused before anything is read', async () => {
    const read = await statementsOf(shop.services.database, async () => {
      const { status, ...answer } = await shop.graphql(aliases(15, whole))
      expect([status, limitOf(answer), answer.data ?? null]).toEqual([400, 'cost', null])
    })
    expect(read.filter(readsNews)).toEqual([])
    const once = await shop.graphql<{ publicNewsPastYear: object[] }>(`{ ${whole} }`)
    expect([once.status, once.data?.publicNewsPastYear.length]).toEqual([200, max])
  })

  it('[X4] follows what is written: what few records cost, many do not', async () => {
    const field = 'publicAllTips(language: nl) { id title url intro createdAt }'
    expect((await shop.graphql(aliases(15, field))).status).toBe(200)
    const news = 'publicNewsByField(language: nl, field: category, value: "1") { id title url intro createdAt }'
    expect(limitOf(await shop.graphql(aliases(15, news)))).toBe('cost')
    const english = whole.replace('nl', 'en')
    expect((await shop.graphql(aliases(15, english))).status).toBe(200)
  })

  it('[X4] is bounded for every list that visitors may read', () => {
    const paged = (field: GraphQLField<unknown, unknown>) => field.args.some(({ name }) => name === 'page')
    const isBounded = (field: GraphQLField<unknown, unknown>) =>
      field.args.some(({ name }) => name === 'count' || name === 'ids')
    const fields = Object.values(shop.api.schema.getQueryType()?.getFields() ?? {})
    const forVisitors = fields.filter(({ name }) => operationGrants(shop.api.schema).isForEveryone(name))
    const unbounded = forVisitors.filter((field) => {
      const type = getNullableType(field.type)
      const isList = isListType(type) || (isObjectType(type) && 'items' in type.getFields())
      return isList && !paged(field) && !isBounded(field) && !listSizeOf(field)
    })
    expect(unbounded.map(({ name }) => name)).toEqual([])
    expect(forVisitors.filter(listSizeOf).length).toBeGreaterThanOrEqual(9)
  })

  it('[X4] holds over REST too: a thousand rows at most, made once a day and content', async () => {
    const ask = async () => {
      let answered: unknown[] = []
      const statements = await statementsOf(shop.services.database, async () => {
        const answer = await fetch(`${shop.url}/api/public-news-past-year/nl`)
        const { data, meta } = (await answer.json()) as { data: object[]; meta: object }
        answered = [data.length, meta, answer.headers.get('etag')]
      })
      return { answered, isRead: statements.some(readsNews) }
    }
    const [first, second] = [await ask(), await ask()]
    expect(first.answered).toEqual([max, { total: max }, expect.any(String)])
    expect([first.isRead, second]).toEqual([true, { answered: first.answered, isRead: false }])
  })

  it('[X4] an answer has a limit of bytes', async () => {
    const text = `<p>${'x'.repeat(9000)}</p>`
    await shop.services.database.write((manager) => manager.query('UPDATE news_item SET text = ?', [text]))
    const answer = await shop.graphql('{ publicNewsPastYear(language: nl) { text } }')
    expect([answer.status, limitOf(answer), answer.data ?? null]).toEqual([400, 'bytes', null])
    expect(max * text.length).toBeGreaterThan(maxBytes)
  })
})
