import { describe, expect, it } from '@jest/globals'
import { buildSchema, execute, type GraphQLResolveInfo, type GraphQLSchema, parse } from 'graphql'
import { NewsItem } from '../../../src/features/news/NewsItem.js'
import { requestedReads } from '../../../src/kernel/records/requestedReads.js'

const always = ['id', 'version', 'language', 'pair', 'state', 'createdAt']

/** What a list of news would read for each time that an operation asks for it. */
async function readFor(text: string, ...runs: Record<string, unknown>[]) {
  const read: { columns: readonly string[]; joins: string[] }[] = []
  const schema: GraphQLSchema = buildSchema(`
    type Image { url: String }
    type NewsItem { id: Int, title: String, intro: String, text: String, overviewImage: Image }
    type News { items: [NewsItem] }
    type Query { news: News }
  `)
  Object.assign(schema.getQueryType()?.getFields().news ?? {}, {
    resolve: (_: unknown, __: unknown, ___: unknown, info: GraphQLResolveInfo) => {
      const { columns, joins } = requestedReads(info, NewsItem, 'items')
      read.push({ columns: columns.filter((name) => !always.includes(name)), joins: joins.map(({ name }) => name) })
      return { items: [] }
    },
  })
  const document = parse(text)
  for (const variableValues of runs) await execute({ schema, document, variableValues })
  return read
}

describe('the columns that an operation asks for', () => {
  it('[G3] are those of its fields and fragments, each time that the document runs', async () => {
    const text = '{ news { items { ...teaser overviewImage { url } } } } fragment teaser on NewsItem { title }'
    const once = { columns: ['title', 'overviewImage'], joins: ['overviewImage'] }
    expect(await readFor(text, {}, {}, {})).toEqual([once, once, once])
  })

  it('[G3] are those of every place at which a field stands', async () => {
    const twice = 'query ($more: Boolean!) { news { items { title } } news @include(if: $more) { items { intro } } }'
    expect(await readFor(twice, { more: false }, { more: true }, { more: false })).toEqual([
      { columns: ['title'], joins: [] },
      { columns: ['title', 'intro'], joins: [] },
      { columns: ['title'], joins: [] },
    ])
    expect(await readFor('{ one: news { items { title } } other: news { items { intro } } }', {})).toEqual([
      { columns: ['title'], joins: [] },
      { columns: ['intro'], joins: [] },
    ])
  })
})
