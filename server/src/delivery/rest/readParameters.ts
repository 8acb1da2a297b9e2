import { type GraphQLInputType, getNullableType, isEnumType, isListType } from 'graphql'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { pathParameters, type RestOperation } from './documents.js'
import { enumNameOf, restName } from './names.js'
import { filterFields, readFilters } from './readFilters.js'
import type { RestRoute } from './routes.js'

/** Values by the names under which they stand in an address. */
export type Texts = Record<string, string | string[] | undefined>
type Values = Record<string, unknown>

/** GraphQL's Int goes no further. */
export const greatestInt = 2 ** 31 - 1
/** Rows of a list that is not asked for in pages. */
const maxRows = 1000
/** Rows of a page. */
export const maxPerPage = 100
const usualPerPage = 25

/**
 * The arguments that stand in the address of a call.
 * @throws ShopError BAD_REQUEST for what is not an id, a choice, a flag or a page, NOT_FOUND when a part is empty,
 * VALIDATION for what a filter or the sort order cannot be
 */
export function readParameters(route: RestRoute, operation: RestOperation, path: Texts, query: Texts): Values {
  const values: Values = { ...route.fixed }
  for (const parameter of pathParameters(route.path)) {
    const name = route.renamed?.[parameter] ?? parameter
    if (path[parameter] === '') throw new ShopError('NOT_FOUND', { message: { key: 'notFound.call' } })
    values[name] = readParameter(path[parameter], operation, name)
  }
  for (const [name, otherwise] of Object.entries(route.query ?? {})) {
    const text = query[restName(name)]
    values[name] = text === undefined ? otherwise : readParameter(text, operation, name)
  }
  if (route.isPaged) Object.assign(values, readPaging(query))
  if (route.isFiltered) Object.assign(values, readFilters(operation, query))
  return values
}

/**
 * The names in a query that a call does not know, and which change nothing. `_format` and what else begins with `_`, as a
 * timestamp does that keeps caches away, asks for nothing.
 */
export function ignoredNames(route: RestRoute, operation: RestOperation, query: Texts): string[] {
  const known = new Set([
    ...Object.keys(route.query ?? {}).map(restName),
    ...(route.isPaged ? ['page', 'per_page'] : []),
    ...(route.isFiltered ? ['sort', ...filterFields(operation).map(({ name }) => restName(name))] : []),
  ])
  return Object.keys(query).filter((name) => !name.startsWith('_') && !known.has(name))
}

function readParameter(text: Texts[string], operation: RestOperation, name: string): unknown {
  const type = operation.arguments.get(name)?.type
  if (typeof text !== 'string' || !type) throw new ShopError('BAD_REQUEST')
  return readText(text, type)
}

function readText(text: string, type: GraphQLInputType): unknown {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return text.split(',').map((each) => readText(each, nullable.ofType))
  if (isEnumType(nullable)) {
    const name = enumNameOf(nullable, text)
    if (name === undefined) throw new ShopError('BAD_REQUEST')
    return name
  }
  if (nullable.toString() === 'Boolean') return readFlag(text)
  return nullable.toString() === 'Int' ? readCount(text, greatestInt) : text
}

function readFlag(text: string): boolean {
  if (text !== 'true' && text !== 'false') throw new ShopError('BAD_REQUEST')
  return text === 'true'
}

/** A whole number from 1. Ids, pages and how many: nothing else stands in an address. */
function readCount(text: Texts[string], max: number): number {
  const count = typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (count < 1 || count > max) throw new ShopError('BAD_REQUEST')
  return count
}

function readPaging({ page, per_page: perPage }: Texts): Values {
  if (page === undefined && perPage === undefined) return { page: 1, perPage: maxRows }
  return {
    page: page === undefined ? 1 : readCount(page, greatestInt),
    perPage: perPage === undefined ? usualPerPage : readCount(perPage, maxPerPage),
  }
}
