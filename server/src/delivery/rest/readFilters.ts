import {
  coerceInputValue,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLScalarType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from 'graphql'
import { type FieldErrors, ShopError } from '../../kernel/errors/ShopError.js'
import type { TextKey } from '../../kernel/i18n/nl.js'
import type { Message } from '../../kernel/i18n/say.js'
import type { RestOperation } from './documents.js'
import { enumNameOf, restName } from './names.js'

type Texts = Record<string, string | string[] | undefined>
type Values = Record<string, unknown>

/** In an address: of records in which the field is empty. */
export const emptyReference = 'null'

/** The fields of the filter of a list, each of which is a parameter of its address. */
export function filterFields(operation: RestOperation): GraphQLInputField[] {
  const type = operation.arguments.get('filter')?.type
  const input = type && getNamedType(type)
  return isInputObjectType(input) ? Object.values(input.getFields()) : []
}

/** Whether a filter may ask for the records in which the field is empty: of numbers such as ids, but not of a range's end. */
export function mayBeEmpty({ name, type }: GraphQLInputField, fields: readonly GraphQLInputField[]): boolean {
  const isEnd = fields.some((other) => name === `${other.name}From` || name === `${other.name}To`)
  return getNullableType(type).toString() === 'Int' && !isEnd
}

/** What a list can be sorted by, by the names of REST, with the names of GraphQL. */
export function sortNames(operation: RestOperation): Map<string, string> {
  const type = operation.arguments.get('sort')?.type
  const input = type && getNamedType(type)
  const field = isInputObjectType(input) ? input.getFields().field?.type : undefined
  const names = field && getNamedType(field)
  return new Map(isEnumType(names) ? names.getValues().map(({ name }) => [restName(name), name]) : [])
}

/**
 * The filter and the sort order that stand in the address of a list. A name that the list does not know is ignored, and
 * an empty sort order is none.
 * @throws ShopError VALIDATION that names every parameter at fault
 */
export function readFilters(operation: RestOperation, query: Texts): Values {
  const faults: FieldErrors = {}
  const read = <Value>(name: string, readOne: (text: string) => Value): Value | undefined => {
    const text = query[name]
    if (text === undefined) return undefined
    try {
      if (typeof text !== 'string') throw new Unreadable({ key: 'parameter.once' })
      return readOne(text)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      faults[name] = [{ ...error.words, values: { name, ...error.words.values } }]
      return undefined
    }
  }
  const fields = filterFields(operation)
  const filter = Object.fromEntries(
    fields.map((field) => [
      field.name,
      read(restName(field.name), (text) =>
        text === emptyReference && mayBeEmpty(field, fields) ? null : readText(text, field.type),
      ),
    ]),
  )
  const sort = read('sort', (text) => (text === '' ? undefined : readSort(text, sortNames(operation))))
  if (Object.keys(faults).length > 0) throw new ShopError('VALIDATION', { fields: faults })
  return { filter, sort }
}

/** A value that is not what its parameter takes, in words. */
class Unreadable extends Error {
  constructor(readonly words: Message) {
    super(words.key)
  }
}

function readSort(text: string, names: ReadonlyMap<string, string>): { field: string; order: 'asc' | 'desc' } {
  const isDown = text.startsWith('-')
  const field = names.get(isDown ? text.slice(1) : text)
  if (field === undefined) throw new Unreadable({ key: 'parameter.sort', values: { choices: [...names.keys()] } })
  return { field, order: isDown ? 'desc' : 'asc' }
}

/** What a text of an address has to be to become a value of these types. */
const words: Record<string, TextKey> = {
  Boolean: 'parameter.boolean',
  Day: 'parameter.day',
  Instant: 'parameter.instant',
  Int: 'parameter.int',
  Money: 'parameter.money',
}

function readText(text: string, type: GraphQLInputType): unknown {
  const nullable = getNullableType(type)
  if (isListType(nullable)) return text.split(',').map((each) => readText(each, nullable.ofType))
  if (isEnumType(nullable)) {
    const name = enumNameOf(nullable, text)
    if (name !== undefined) return name
    throw new Unreadable({
      key: 'parameter.choice',
      values: { choices: nullable.getValues().map(({ value }) => String(value)) },
    })
  }
  const scalar = nullable as GraphQLScalarType
  if (scalar.name === 'String') return text
  const value = plainValue(text, scalar.name)
  coerceInputValue(value, scalar, () => {
    throw new Unreadable({ key: words[scalar.name] ?? 'parameter.other' })
  })
  return value
}

/** As JSON would have it; what is neither a number nor true or false stays a text. */
function plainValue(text: string, scalar: string): unknown {
  if (scalar === 'Int' && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (scalar === 'Boolean' && /^(true|false)$/.test(text)) return text === 'true'
  return text
}
