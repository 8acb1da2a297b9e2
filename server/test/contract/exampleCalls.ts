import {
  type GraphQLArgument,
  type GraphQLField,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { RestRoute } from '../../src/delivery/rest/routes.js'

/** An address with a value for every parameter. No existing record is named, so that none is deleted. */
const values: Record<string, string> = {
  ...{ language: 'nl', url: 'none', title: 'none', field: 'category', value: 'none' },
  ...{ from: '2026-01-01', until: '2026-01-31' },
}
export function addressOf({ path }: RestRoute): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? (name === 'n' ? '1' : '4000'))
}

/**
 * A call of an operation that is valid as far as GraphQL is concerned.
 * @param entity whom arguments name that name an entity; another one where they cannot name it
 */
export function callOf(field: GraphQLField<unknown, unknown>, entity?: string): string {
  const given = field.args.filter(isRequired).map((argument) => `${argument.name}: ${literalOf(argument.type, entity)}`)
  const type = getNamedType(field.type)
  return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''}${isLeafType(type) ? '' : ' { __typename }'}`
}

function isRequired({ type, defaultValue }: GraphQLArgument): boolean {
  return isNonNullType(type) && defaultValue === undefined
}

function literalOf(type: GraphQLArgument['type'], entity?: string): string {
  if (isNonNullType(type)) return literalOf(type.ofType, entity)
  if (isListType(type)) return '[]'
  if (isEnumType(type)) return (type.getValues().find(({ name }) => name === entity) ?? type.getValues()[0])?.name ?? ''
  if (isInputObjectType(type)) {
    const all = Object.values(type.getFields())
    const required = type.isOneOf ? all.slice(0, 1) : all.filter((each) => isNonNullType(each.type))
    return `{ ${required.map(({ name, type: each }) => `${name}: ${literalOf(each)}`).join(', ')} }`
  }
  const literals: Record<string, string> = {
    Int: '4000',
    Money: '1',
    Boolean: 'true',
    Day: '"2026-01-01"',
    Instant: '"2026-01-01T10:00:00Z"',
  }
  return literals[type.name] ?? '"x"'
}
