import {
  coerceInputValue,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  valueFromASTUntyped,
} from 'graphql'
import type { Context } from '../context/Context.js'
import type { Values } from '../context/Row.js'
import { type FieldErrors, ShopError } from '../errors/ShopError.js'
import { describedInput } from '../fields/inputs.js'
import { managedEntity } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import type { FieldName, Message } from '../i18n/say.js'
import { unstorableInput } from '../records/unstorable.js'
import { rulesBrokenBesides } from '../records/validate.js'
import { maxListed } from './queryLimits.js'

type Path = readonly (string | number)[]

/**
 * Checks the variables of an operation before it runs. A value of the wrong type within an input is reported as an
 * invalid field, where GraphQL itself would reject the whole request, together with the rules that the other values break.
 * @throws ShopError VALIDATION with the path of each field, or BAD_REQUEST for errors outside a field
 */
export async function checkVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  context: Context,
): Promise<void> {
  const fields: FieldErrors = {}
  for (const { variable, type: typeNode } of operation.variableDefinitions ?? []) {
    const value = variables[variable.name.value]
    const type = typeFromAST(schema, typeNode) as GraphQLInputType | undefined
    if (!type || value === undefined) continue
    assertExpected(value, type)
    const faults: FieldErrors = {}
    let rest: unknown = value
    coerceInputValue(value, type, (path, invalid) => {
      const missing = demandedIn(type, path, invalid)
      for (const name of missing) faults[[...path, name].join('.')] = [required(type, [...path, name])]
      if (missing.length > 0) return
      if (!path.some((step) => typeof step === 'string')) throw new ShopError('BAD_REQUEST')
      const isEmpty = invalid === null && typeof path.at(-1) === 'string'
      faults[path.join('.')] = [isEmpty ? required(type, path) : wrongValue(type, path)]
      rest = withoutFault(rest, type, path)
    })
    if (Object.keys(faults).length === 0) continue
    const broken = await brokenRules(rest, type, Object.keys(faults))
    const write = writeOf(operation, variable.name.value, variables)
    const stored = Object.entries(await refusedByDatabase(context, write, rest, type, broken))
    // Where an item of a list is at fault, what was put in its place says nothing.
    const apart = stored.filter(([path]) => !Object.keys(faults).some((fault) => fault.startsWith(`${path}.`)))
    Object.assign(fields, Object.fromEntries(apart), broken, faults)
  }
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}

/** The rules that the values of an input break outside its faults. */
async function brokenRules(value: unknown, type: GraphQLInputType, faults: readonly string[]): Promise<FieldErrors> {
  const described = describedInput(getNamedType(type).name)
  if (!described || isListType(getNullableType(type))) return {}
  const values = coerceInputValue(value, type, () => undefined) as Values
  const broken = Object.entries(await rulesBrokenBesides(described, values))
  return Object.fromEntries(broken.filter(([path]) => !faults.some((fault) => path.startsWith(`${fault}.`))))
}

interface RecordWrite {
  operation: string
  id: number | null
}

/** The root field that takes a variable as its input, with the id of the record that it changes. */
function writeOf(
  { selectionSet }: OperationDefinitionNode,
  input: string,
  variables: Record<string, unknown>,
): RecordWrite | null {
  for (const node of selectionSet.selections) {
    if (node.kind !== Kind.FIELD) continue
    const given = new Map(node.arguments?.map(({ name, value }) => [name.value, value]))
    const own = given.get('input')
    if (own?.kind !== Kind.VARIABLE || own.name.value !== input) continue
    const id = given.get('id')
    return { operation: node.name.value, id: id ? Number(valueFromASTUntyped(id, variables)) : null }
  }
  return null
}

/** What the database would refuse of an input for a record, outside its faults. */
async function refusedByDatabase(
  context: Context,
  write: RecordWrite | null,
  value: unknown,
  type: GraphQLInputType,
  faults: FieldErrors,
): Promise<FieldErrors> {
  const described = describedInput(getNamedType(type).name)
  const entity = managedEntities()
    .map(managedEntity)
    .find((each) => each.type === described?.of)
  if (!write || !entity) return {}
  const isUpdate = write.operation === `update${entity.type.name}` && Number.isSafeInteger(write.id)
  const isCreation = write.operation === entity.createdBy && write.id === null
  if (!isUpdate && !isCreation) return {}
  const values = coerceInputValue(value, type, () => undefined) as Values
  return unstorableInput(context, entity, values, write.id, faults)
}

/** The value without what stands at the end of the path; the other items of a list keep their places. */
function withoutFault(value: unknown, type: GraphQLInputType, path: Path): unknown {
  const [step = '', ...rest] = path
  const nullable = getNullableType(type)
  if (isListType(nullable)) {
    if (!Array.isArray(value)) return withoutFault(value, nullable.ofType, path)
    const placeholder = isInputObjectType(unwrapped(nullable)) ? {} : null
    const item = (each: unknown) => (rest.length === 0 ? placeholder : withoutFault(each, nullable.ofType, rest))
    return value.map((each, index) => (index === step ? item(each) : each))
  }
  if (!isInputObjectType(nullable) || typeof value !== 'object' || value === null) return value
  const { [step]: fault, ...others } = value as Record<string, unknown>
  const field = nullable.getFields()[step]
  return rest.length === 0 || !field ? others : { ...others, [step]: withoutFault(fault, field.type, rest) }
}

/** @throws ShopError BAD_REQUEST for an unknown field or a list over the limit */
function assertExpected(value: unknown, type: GraphQLInputType): void {
  const nullable = getNullableType(type)
  if (isListType(nullable)) {
    const listed = Array.isArray(value) ? value : [value]
    if (listed.length > maxListed) throw new ShopError('BAD_REQUEST')
    for (const each of listed) assertExpected(each, nullable.ofType)
  } else if (isInputObjectType(nullable) && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const fields = nullable.getFields()
    for (const [name, fieldValue] of Object.entries(value)) {
      const field = fields[name]
      // Which ones there are to choose from is said where it stands.
      if (!field && nullable.isOneOf) continue
      if (!field) throw new ShopError('BAD_REQUEST')
      assertExpected(fieldValue, field.type)
    }
  }
}

/** The fields that the schema itself demands of an object within an input and that were not sent; none of another value. */
function demandedIn(type: GraphQLInputType, path: Path, value: unknown): string[] {
  const owner = unwrapped(fieldAt(type, path).type)
  if (!isInputObjectType(owner) || owner.isOneOf || typeof value !== 'object' || value === null) return []
  const sent = value as Record<string, unknown>
  const demanded = Object.values(owner.getFields()).filter(isRequiredInputField)
  return demanded.map(({ name }) => name).filter((name) => sent[name] === undefined)
}

function required(type: GraphQLInputType, path: Path): Message {
  return { key: 'field.required', values: { field: fieldAt(type, path).field } }
}

/** The last field on a path, with the entity or block that it belongs to, and its type. */
function fieldAt(type: GraphQLInputType, path: Path): { field: FieldName; type: GraphQLInputType } {
  let current: GraphQLInputType = type
  let field: FieldName = { owner: '', name: '' }
  for (const step of path) {
    current = unwrapped(current)
    if (typeof step === 'number' || !isInputObjectType(current)) continue
    field = { owner: ownerOf(current.name), name: step }
    current = current.getFields()[step]?.type ?? current
  }
  return { field, type: current }
}

/** Says which field is at fault. */
function wrongValue(type: GraphQLInputType, path: Path): Message {
  const { field, type: current } = fieldAt(type, path)
  const wrong = unwrapped(current)
  if (!isInputObjectType(wrong) || !wrong.isOneOf || typeof path.at(-1) === 'string') {
    return { key: 'field.type', values: { field } }
  }
  return { key: 'field.oneKind', values: { field, kinds: Object.keys(wrong.getFields()) } }
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
