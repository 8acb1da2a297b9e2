import {
  coerceInputValue,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
} from 'graphql'
import { type FieldErrors, ShopError } from '../../kernel/errors/ShopError.js'
import { blockKeyOf, blockTypes } from '../../kernel/fields/blockTypes.js'
import { fieldsOf, isWritable } from '../../kernel/fields/FieldDescription.js'
import { enumNameOf, kindOfPart, restName, unwrapped } from './names.js'

type Data = Record<string, unknown>

/** What GraphQL takes for no value of an enum, whatever stood in the body. */
const noValue = ''

/**
 * A body as the input of an operation. Whether the values are good, and all of them there, is for the operation to say.
 * @throws ShopError BAD_REQUEST when it is no object, or has a field that the input does not know
 */
export function readInput(body: unknown, type: GraphQLInputType): unknown {
  if (!isData(body)) throw new ShopError('BAD_REQUEST')
  assertKnown(unknownFields(body, type))
  return readValue(body, type)
}

/** How many unknown names an answer repeats, and of each how many characters. */
const maxNames = 20
const maxCharacters = 60

/** Names that nothing is known of, as an answer repeats them. */
export function repeated(names: readonly string[]): string[] {
  return names.slice(0, maxNames).map((name) => name.slice(0, maxCharacters))
}

/** @throws ShopError BAD_REQUEST that says which these are */
function assertKnown(unknown: readonly string[]): void {
  if (unknown.length === 0) return
  throw new ShopError('BAD_REQUEST', {
    message: {
      key: unknown.length === 1 ? 'body.unknownField' : 'body.unknownFields',
      values: { names: repeated(unknown).join(', ') },
    },
  })
}

/** The paths in a body of what its type does not know. */
function unknownFields(value: unknown, type: GraphQLInputType): string[] {
  if (Array.isArray(value)) {
    const list = getNullableType(type)
    if (!isListType(list)) return []
    return value.flatMap((each, index) => unknownFields(each, list.ofType).map((path) => `${index}.${path}`))
  }
  const named = unwrapped(type)
  if (!isInputObjectType(named) || !isData(value)) return []
  const fields = Object.values(named.getFields())
  if (named.isOneOf) {
    const { type: kind, ...rest } = value
    const field = fields.find(({ name }) => kindOfPart(name) === kind)
    return field ? unknownFields(withoutComputed(field.name, rest), field.type) : []
  }
  const byName = new Map(fields.map((field) => [restName(field.name), field]))
  return Object.entries(value).flatMap(([name, each]) => {
    const field = byName.get(name)
    return field ? unknownFields(each, field.type).map((path) => `${name}.${path}`) : [name]
  })
}

/**
 * A body as the arguments of an operation.
 * @param ignored names that may be there and change nothing
 * @throws ShopError BAD_REQUEST, or VALIDATION with the field of each argument that is missing or of a wrong kind
 */
export function readArguments(body: unknown, known: Map<string, GraphQLArgument>, ignored: readonly string[]): Data {
  const sent = body ?? (known.size === 0 ? {} : body)
  if (!isData(sent)) throw new ShopError('BAD_REQUEST')
  const byName = new Map([...known.values()].map((argument) => [restName(argument.name), argument]))
  assertKnown(
    Object.entries(sent).flatMap(([name, value]) => {
      const argument = byName.get(name)
      if (argument) return unknownFields(value, argument.type).map((path) => `${name}.${path}`)
      return ignored.includes(name) ? [] : [name]
    }),
  )

  const values: Data = {}
  const fields: FieldErrors = {}
  for (const [name, argument] of byName) {
    const value = Object.hasOwn(sent, name) ? readValue(sent[name], argument.type) : undefined
    const field = { owner: 'arguments', name: argument.name }
    const isMissing =
      value === undefined ? isRequiredArgument(argument) : value === null && isNonNullType(argument.type)
    if (isMissing) {
      fields[name] = [{ key: 'field.required', values: { field } }]
    } else if (value !== undefined) {
      coerceInputValue(value, argument.type, () => {
        fields[name] = [{ key: 'field.type', values: { field } }]
      })
      values[argument.name] = value
    }
  }
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
  return values
}

/** Goes no deeper into a body than its type does. */
function readValue(value: unknown, type: GraphQLInputType): unknown {
  if (Array.isArray(value)) {
    const list = getNullableType(type)
    return isListType(list) ? value.map((each) => readValue(each, list.ofType)) : value
  }
  const named = unwrapped(type)
  if (value === null) return null
  if (isEnumType(named)) return enumNameOf(named, value) ?? noValue
  if (!isInputObjectType(named) || !isData(value)) return value
  const fields = Object.values(named.getFields())
  if (named.isOneOf) {
    const { type: kind, ...rest } = value
    const field = fields.find(({ name }) => kindOfPart(name) === kind)
    return field ? { [field.name]: readValue(withoutComputed(field.name, rest), field.type) } : {}
  }
  const byName = new Map(fields.map((field) => [restName(field.name), field]))
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const field = byName.get(name) as GraphQLInputField
      return [field.name, readValue(each, field.type)]
    }),
  )
}

/** A block as it was answered may be sent back: what it showed besides is left out. */
function withoutComputed(block: string, data: Data): Data {
  const names = computedFields(block)
  return Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)))
}

/** The names in answers of what a block shows besides what was saved. @param block its key in inputs */
export function computedFields(block: string): string[] {
  const type = blockTypes().find((candidate) => blockKeyOf(candidate) === block)
  const computed = type ? fieldsOf(type).filter((field) => !isWritable(field)) : []
  return computed.map(({ name }) => restName(name))
}

function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
