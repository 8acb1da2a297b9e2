import { describe, expect, it } from '@jest/globals'
import { buildSchema, execute, type GraphQLError, GraphQLObjectType, type GraphQLSchema, parse } from 'graphql'
import { ShopError } from '../../src/errors/ShopError.js'
import { executorOf } from '../../src/graphql/executorOf.js'
import { graphqlError } from '../../src/graphql/graphqlError.js'

/** A schema with all that the product's documents ask: lists, unions, fragments, aliases, arguments and nulls that bubble up. */
function schemaWithFaults(): GraphQLSchema {
  const schema = buildSchema(`
    union Block = Text | Cards
    type Text { text: String! }
    type Cards { cards: [Card!]! }
    type Card { title: String!, price(inCents: Boolean = false): Int, image: String }
    type Page { id: Int!, title: String, blocks: [Block!], broken: String, missing: String, required: Card! }
    input Filter { title: String }
    type Query { page(id: Int!): Page, filtered(filter: Filter, perPage: Int! = 25): String, pages(ids: [Int!]!): [Page]! }
    type Mutation { add: Int! }
  `)
  const resolve = (type: string, field: string, resolver: (...all: never[]) => unknown) => {
    const found = schema.getType(type)
    if (found instanceof GraphQLObjectType) Object.assign(found.getFields()[field] ?? {}, { resolve: resolver })
  }
  const page = (id: number) => ({
    id,
    title: `Page ${id}`,
    blocks: [
      { __typename: 'Text', text: 'Bring it in' },
      { __typename: 'Cards', cards: [{ title: 'Screen', euros: 129 }] },
    ],
  })
  resolve('Query', 'page', async (_: never, { id }: { id: number }) => page(id))
  resolve('Query', 'filtered', (_: never, args: object) => JSON.stringify(Object.entries(args).sort()))
  resolve('Query', 'pages', (_: never, { ids }: { ids: number[] }) => ids.map((id) => (id > 0 ? page(id) : null)))
  resolve('Card', 'price', async ({ euros }: { euros: number }, { inCents }: { inCents: boolean }) =>
    inCents ? euros * 100 : euros,
  )
  resolve('Page', 'broken', () => {
    throw new Error('no such column')
  })
  resolve('Page', 'missing', async () => {
    throw graphqlError(new ShopError('NOT_FOUND'), 'nl')
  })
  resolve('Page', 'required', ({ id }: { id: number }) => (id === 1 ? { title: 'Here' } : null))
  let added = 0
  resolve('Mutation', 'add', () => ++added)
  return schema
}

const blocks = 'blocks { __typename ... on Text { text } ... on Cards { cards { ...card } } }'
const card = 'fragment card on Card { title price(inCents: $cents) euros: price image }'
const questions = {
  'blocks of several kinds': `query Page($id: Int!, $cents: Boolean = true) { page(id: $id) { id title ${blocks} } } ${card}`,
  'a list with a gap': '{ pages(ids: [2, 0, 3]) { id __typename } }',
  'a field that fails unexpectedly': 'query Page($id: Int!) { page(id: $id) { id broken title } }',
  'a field that is refused': 'query Page($id: Int!) { page(id: $id) { missing } }',
  'a null that may not be': '{ pages(ids: [1, 2]) { id required { title } } }',
  'a filter without a value': 'query ($id: Int, $filter: Filter) { filtered(filter: $filter, perPage: $id) }',
  'a default of an argument': 'query ($filter: Filter, $perPage: Int) { filtered(filter: $filter, perPage: $perPage) }',
  'a variable that is missing': 'query Page($id: Int!) { page(id: $id) { id } }',
}

const described = ({ message, path, extensions }: GraphQLError) => ({ message, path, extensions })

describe('a document that is run again', () => {
  it.each(Object.entries(questions))('[R4] answers the same once it is compiled: %s', async (what, text) => {
    const schema = schemaWithFaults()
    const document = parse(text)
    const variableValues = what === 'a variable that is missing' ? {} : { id: 1, filter: { title: undefined } }
    const run = executorOf(schema)
    const expected = await execute({ schema, document, variableValues })
    for (let time = 1; time <= 3; time += 1) {
      const { data, errors } = await run({ document, variableValues })
      expect(JSON.stringify(data)).toBe(JSON.stringify(expected.data))
      expect(errors?.map(described)).toEqual(expected.errors?.map(described))
    }
  })

  it('[R4] runs a mutation once each time', async () => {
    const run = executorOf(schemaWithFaults())
    const document = parse('mutation { add }')
    for (const add of [1, 2, 3]) expect(await run({ document })).toEqual({ data: { add } })
  })
})
