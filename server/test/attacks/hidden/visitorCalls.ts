import {
  type GraphQLArgument,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql'
import { operationGrants } from '../../../src/kernel/access/OperationGrants.js'
import type { OpenApi } from '../fuzz/restCalls.js'

/** What visitors may ask about: ids, urls, whole paths and words. */
export interface Asked {
  ids: number[]
  urls: string[]
  paths: string[]
  words: string[]
  days: { from: string; to: string }
}

export interface VisitorCall {
  name: string
  method: 'GET' | 'POST'
  path: string
  body?: string
}

const nothing = 'zqniets'

/** Every query that anyone may call, with all that can be asked about in the place of each argument. */
export function graphqlReads(schema: GraphQLSchema, asked: Asked): VisitorCall[] {
  const fields = schema.getQueryType()?.getFields() ?? {}
  return operationGrants(schema)
    .forEveryone()
    .flatMap((name) => fields[name] ?? [])
    .flatMap((field) => {
      const needed = field.args.filter(isRequiredArgument)
      const others = field.args.filter((argument) => !isRequiredArgument(argument))
      const given = [...combined(needed, asked), ...others.flatMap((each) => combined([...needed, each], asked, 1))]
      const selection = selectionOf(field.type, 4)
      return given.map((variables): VisitorCall => {
        const used = field.args.filter(({ name }) => name in variables)
        const declared = used.map(({ name, type }) => `$${name}: ${type}`).join(', ')
        const passed = used.map(({ name }) => `${name}: $${name}`).join(', ')
        const within = (text: string) => (text ? `(${text})` : '')
        const query = `query ${within(declared)} { ${field.name}${within(passed)} ${selection} }`
        const body = JSON.stringify({ query, variables })
        return { name: `${field.name} ${JSON.stringify(variables)}`, method: 'POST', path: '/graphql', body }
      })
    })
}

/** All values of every argument together; of the words of a search, one each. */
function combined(args: readonly GraphQLArgument[], asked: Asked, ofOthers = Number.POSITIVE_INFINITY): object[] {
  return args.reduce<object[]>(
    (sets, argument, index) => {
      const values = valuesOf(argument, asked).slice(0, index < args.length - 1 ? Math.max(2, ofOthers) : undefined)
      return sets.flatMap((set) => values.map((value) => ({ ...set, [argument.name]: value })))
    },
    [{}],
  )
}

function valuesOf({ name, type }: GraphQLArgument, { ids, urls, paths, words, days }: Asked): unknown[] {
  const inner = getNullableType(type)
  if (isListType(inner)) return [ids]
  if (isEnumType(inner)) return inner.getValues().map(({ name }) => name)
  switch (`${inner} ${name}`) {
    case 'Int page':
      return [1, 2]
    case 'Int count':
      return [9]
    case 'String path':
      return paths
    case 'String q':
    case 'String brand':
      return words
    case 'String postcode':
      return ['5401 AB']
    case 'String url':
    case 'String fullUrl':
      return urls
    case 'String value':
      return [...ids, 'soort', 'Zichtbaar groep nl', nothing].map(String)
    case 'Day from':
      return [days.from]
    case 'Day to':
      return [days.to]
  }
  if (String(inner) === 'Int') return ids
  if (String(inner) === 'Money') return [0, 100, 73_000, 74_000]
  return String(inner) === 'Boolean' ? [true, false] : [nothing]
}

/** A selection of every field of a type, to this depth of objects. */
function selectionOf(type: GraphQLOutputType, depth: number): string {
  const named = getNamedType(type)
  if (isUnionType(named)) {
    // Fields of one name may be of different types.
    const parts = named.getTypes().map((part) => `... on ${part.name} ${selectionIn(part, depth - 1, `${part.name}_`)}`)
    return `{ __typename ${parts.join(' ')} }`
  }
  return isObjectType(named) ? selectionIn(named, depth - 1, '') : ''
}

function selectionIn(type: GraphQLOutputType, depth: number, prefix: string): string {
  const fields = isObjectType(type) ? Object.values(type.getFields()) : []
  const shown = fields.filter(
    ({ args, type: answered }) => !args.some(isRequiredArgument) && (depth > 0 || isLeafType(getNamedType(answered))),
  )
  const asked = shown.map(
    (field) => `${prefix && `${prefix}${field.name}: `}${field.name} ${selectionOf(field.type, depth)}`,
  )
  return `{ __typename ${asked.join(' ')} }`
}

/** Every address of REST that is read, with all that can be asked about in it. */
export function restReads({ paths }: OpenApi, asked: Asked): VisitorCall[] {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (!get) return []
    const names = (get.parameters ?? []).filter(({ in: place }) => place === 'path').map(({ name }) => name)
    const filled = names.reduce(
      (all, name, index) => {
        const values = restValues(name, asked).slice(0, index < names.length - 1 ? 2 : undefined)
        return all.flatMap((each) => values.map((value) => each.replace(`{${name}}`, encodeURIComponent(value))))
      },
      [path],
    )
    return filled.map((each): VisitorCall => ({ name: `GET ${each}`, method: 'GET', path: `/api${each}` }))
  })
}

function restValues(name: string, { ids, urls, words, days }: Asked): string[] {
  if (/url/i.test(name)) return urls
  if (name === 'language') return ['nl', 'en']
  if (name === 'q') return words
  if (name === 'n') return ['9']
  if (name === 'from' || name === 'to') return [days.from]
  if (name === 'page') return ['1', '2']
  if (name === 'field') return ['category', 'group']
  return ['nl', 'en', ...ids.map(String), 'soort', nothing]
}

/** What crawlers and readers of feeds fetch. */
export const files: readonly VisitorCall[] = [
  '/sitemap.xml',
  '/sitemap.xml?part=1',
  '/sitemap.xml?part=2',
  '/robots.txt',
  '/feed/nl.xml',
  '/feed/en.xml',
].map((path) => ({ name: path, method: 'GET', path }))
