import {
  coerceInputValue,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'
import { type FieldErrors, ShopError } from '../errors/ShopError.js'
import type { FieldName, Message } from '../i18n/say.js'
import { mostListed } from './queryLimits.js'

type Path = readonly (string | number)[]

/**
 * Checks the variables of an operation before it runs. A value of the wrong type within an input is reported as an
 * invalid field, where GraphQL itself would reject the whole request.
 * @throws ShopError VALIDATION with the path of each field, or BAD_REQUEST for errors outside a field
 */
export function checkVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const fields: FieldErrors = {}
  for (const { variable, type: typeNode } of operation.variableDefinitions ?? []) {
    const value = variables[variable.name.value]
    const type = typeFromAST(schema, typeNode) as GraphQLInputType | undefined
    if (!type || value === undefined) continue
    assertExpected(value, type)
    coerceInputValue(value, type, (path) => {
      if (!path.some((step) => typeof step === 'string')) throw new ShopError('BAD_REQUEST')
      fields[path.join('.')] = [wrongValue(type, path)]
    })
  }
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}

/** @throws ShopError BAD_REQUEST for an unknown field or a list over the limit */
function assertExpected(value: unknown, type: GraphQLInputType): void {
  const nullable = getNullableType(type)
  if (isListType(nullable)) {
    const listed = Array.isArray(value) ? value : [value]
    if (listed.length > mostListed) throw new ShopError('BAD_REQUEST')
    for (const each of listed) assertExpected(each, nullable.ofType)
  } else if (isInputObjectType(nullable) && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const fields = nullable.getFields()
    for (const [name, fieldValue] of Object.entries(value)) {
      const field = fields[name]
      if (!field) throw new ShopError('BAD_REQUEST')
      assertExpected(fieldValue, field.type)
    }
  }
}

function wrongValue(type: GraphQLInputType, path: Path): Message {
  return { key: 'field.type', values: { field: fieldAt(type, path) } }
}

/** The name of the last field on a path, with the entity or block that it belongs to. */
function fieldAt(type: GraphQLInputType, path: Path): FieldName {
  let current: GraphQLInputType = type
  let field: FieldName = { owner: '', name: '' }
  for (const step of path) {
    current = unwrapped(current)
    if (typeof step === 'number' || !isInputObjectType(current)) continue
    field = { owner: ownerOf(current.name), name: step }
    current = current.getFields()[step]?.type ?? current
  }
  return field
}

function unwrapped(type: GraphQLInputType): GraphQLInputType {
  if (isNonNullType(type) || isListType(type)) return unwrapped(type.ofType)
  return getNamedType(type)
}

/** The owner of the field labels: `newsItem` for `CreateNewsItemInput`, `NewsItemFilter` and the like. */
export function ownerOf(input: string): string {
  const name = input.replace(/^(Create|Update)(?=[A-Z])/, '').replace(/(Input|Filter|Sort)$/, '')
  return name.charAt(0).toLowerCase() + name.slice(1)
}
