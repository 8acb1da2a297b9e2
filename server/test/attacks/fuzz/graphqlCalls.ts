import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
} from 'graphql'
import type { Call } from './Call.js'
import type { Chance } from './Chance.js'
import { hostileHeaders, hostileNumber, hostileText, oddValue, printJson, someId, someItems } from './hostileValues.js'

/** Every operation of the schema, once, with random arguments. */
export function graphqlCalls(schema: GraphQLSchema, chance: Chance): Call[] {
  return (['query', 'mutation'] as const).flatMap((kind) => {
    const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    return Object.values(root?.getFields() ?? {}).map((field) => callOf(kind, field, chance.branch(field.name)))
  })
}

function callOf(kind: string, field: GraphQLField<unknown, unknown>, chance: Chance): Call {
  const given = field.args.filter((argument) => isRequiredArgument(argument) || chance.happens(0.6))
  const declared = given.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const passed = given.map(({ name }) => `${name}: $${name}`).join(', ')
  const within = (text: string) => (text ? `(${text})` : '')
  const query = `${kind} ${within(declared)} { ${field.name}${within(passed)} ${selectionOf(field.type, chance.oneOf([1, 2, 2, 3]), chance)} }`
  const variables = Object.fromEntries(given.map(({ name, type }) => [name, randomValue(type, name, chance)]))
  return {
    name: `GraphQL ${field.name} ${printJson(variables).slice(0, 600)}`,
    method: 'POST',
    path: '/graphql',
    headers: { ...hostileHeaders(chance), 'content-type': 'application/json' },
    body: printJson({ query, variables }),
  }
}

/** A selection of every field of a type, to this depth of objects. */
function selectionOf(type: GraphQLOutputType, depth: number, chance: Chance): string {
  const named = getNamedType(type)
  // One of the kinds: several may have fields of one name that cannot be asked for side by side.
  if (isUnionType(named)) {
    const part = chance.oneOf(named.getTypes())
    return `{ __typename ... on ${part.name} ${selectionOf(part, depth - 1, chance)} }`
  }
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).filter(
    ({ args, type: answered }) => !args.some(isRequiredArgument) && (depth > 0 || isLeafType(getNamedType(answered))),
  )
  const asked = fields.map((field) => `${field.name} ${selectionOf(field.type, depth - 1, chance)}`)
  return `{ __typename ${asked.join(' ')} }`
}

function randomValue(type: GraphQLInputType, name: string, chance: Chance): unknown {
  if (chance.happens(0.06)) return oddValue(chance)
  if (isNonNullType(type)) return randomValue(type.ofType, name, chance)
  if (chance.happens(0.05)) return null
  if (isListType(type)) return someItems(chance, () => randomValue(type.ofType, name, chance))
  if (isEnumType(type)) return chance.happens(0.9) ? chance.oneOf(type.getValues()).name : hostileText(chance)
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    const chosen = type.isOneOf
      ? [chance.oneOf(fields)]
      : fields.filter((field) => isNonNullType(field.type) || chance.happens(0.5))
    return Object.fromEntries(chosen.map((field) => [field.name, randomValue(field.type, field.name, chance)]))
  }
  switch (String(type)) {
    case 'Int':
      return /^(id|page|perPage|count|change|version|job|download|category|group|product|customer)$/.test(name)
        ? someId(chance)
        : hostileNumber(chance)
    case 'Float':
    case 'Money':
      return hostileNumber(chance)
    case 'Boolean':
      return chance.happens(0.5)
    default:
      return hostileText(chance)
  }
}
