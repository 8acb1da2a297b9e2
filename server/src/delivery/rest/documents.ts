import {
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isObjectType,
  isRequiredArgument,
  parse,
} from 'graphql'
import { audienceOf } from '../../kernel/access/Secret.js'
import type { RestRoute } from './routes.js'
import { fieldOfKind, partFields, shapeOf, wholeFields } from './shapes.js'

export interface RestOperation {
  document: DocumentNode
  /** What the schema says of it. */
  description: string
  /** Why it will be removed in a later version; nothing when it will not. */
  deprecationReason?: string | null
  /** What the operation answers. */
  type: GraphQLOutputType
  /** Its arguments that this call gives, by their names in GraphQL. */
  arguments: Map<string, GraphQLArgument>
  /** Those of them that stand in the body by their own names. */
  bodyArguments: Map<string, GraphQLArgument>
  /** Whether it answers a secret, which is stored nowhere. */
  isSecret: boolean
  /** The only fields of the answered record that it asks for; all when not given. */
  readable?: readonly string[]
}

/**
 * The document of a call, which asks for all that REST shows.
 * @param readable the only fields of the answered record that the caller may read; all when not given
 * @throws Error when the table does not fit the schema
 */
export function operationOf(schema: GraphQLSchema, route: RestRoute, readable?: readonly string[]): RestOperation {
  const [keyword, field] = rootField(schema, route.operation)
  const names = argumentNames(route, field)
  const given = field.args.filter(({ name }) => names.has(name))
  if (given.length !== names.size) throw new Error(`${route.operation} lacks an argument of ${route.path}`)
  // One that has a default may be left out.
  const typeOf = (argument: GraphQLArgument) =>
    isRequiredArgument(argument) ? argument.type : getNullableType(argument.type)
  const variables = given.map((argument) => `$${argument.name}: ${typeOf(argument)}`).join(', ')
  const values = given.map(({ name }) => `${name}: $${name}`).join(', ')
  const inBrackets = (text: string) => (text ? `(${text})` : '')
  const text = `${keyword} ${inBrackets(variables)} { ${field.name}${inBrackets(values)} ${rootSelection(route, field.type, readable)} }`
  const beside = besideBody(route)
  return {
    document: parse(text, { noLocation: true }),
    description: field.description ?? '',
    deprecationReason: field.deprecationReason,
    type: field.type,
    arguments: new Map(given.map((argument) => [argument.name, argument])),
    bodyArguments: new Map(
      given.filter(({ name }) => !beside.includes(name)).map((argument) => [argument.name, argument]),
    ),
    isSecret: audienceOf(field) !== undefined,
    readable,
  }
}

function rootField(schema: GraphQLSchema, name: string): ['query' | 'mutation', GraphQLField<unknown, unknown>] {
  const query = schema.getQueryType()?.getFields()[name]
  if (query) return ['query', query]
  const mutation = schema.getMutationType()?.getFields()[name]
  if (mutation) return ['mutation', mutation]
  throw new Error(`There is no operation ${name}`)
}

/** The input of one kind of records, where another holds one of several. */
export function inputOfKind(type: GraphQLInputType, kind: string): GraphQLInputObjectType {
  const named = getNamedType(type)
  const field = isInputObjectType(named) ? named.getFields()[kind] : undefined
  const of = field && getNamedType(field.type)
  if (!isInputObjectType(of)) throw new Error(`${named.name} holds no ${kind}`)
  return of
}

/** The names that stand in braces in a path. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

function argumentNames(route: RestRoute, field: GraphQLField<unknown, unknown>): Set<string> {
  const inBody = route.body === 'input' ? ['input'] : route.body ? field.args.map(({ name }) => name) : []
  return new Set([...besideBody(route), ...inBody])
}

/** The arguments that a call gives elsewhere than in its body. */
function besideBody(route: RestRoute): string[] {
  const inPath = pathParameters(route.path).map((name) => route.renamed?.[name] ?? name)
  const paging = route.isPaged ? ['page', 'perPage'] : []
  const filters = route.isFiltered ? ['filter', 'sort'] : []
  return [...inPath, ...Object.keys({ ...route.query, ...route.fixed }), ...paging, ...filters]
}

function rootSelection({ answer, kind }: RestRoute, type: GraphQLOutputType, readable?: readonly string[]): string {
  const named = getNamedType(type)
  if (!isObjectType(named)) return ''
  if (answer === 'exists') return '{ __typename }'
  if (answer === 'total') return '{ total }'
  const rows = answer === 'rows' ? rowType(named) : undefined
  return rows ? `{ items ${wholeSelection(rows, readable)} total }` : wholeSelection(named, readable, kind)
}

/** What a list with its number is made of; nothing for a type that is no such list. */
export function rowType(type: GraphQLObjectType): GraphQLObjectType | undefined {
  const items = type.getFields().items?.type
  const named = items && getNamedType(items)
  return type.getFields().total && isObjectType(named) ? named : undefined
}

function wholeSelection(type: GraphQLObjectType, readable?: readonly string[], kind?: string): string {
  return shapeOf(type).kind === 'image' ? '{ url }' : selectionOf(wholeFields(type, readable), kind)
}

function selectionOf(fields: GraphQLField<unknown, unknown>[], kind?: string): string {
  return `{ ${fields.map(({ name, type }) => `${name} ${nestedSelection(type, kind)}`).join(' ')} }`
}

function nestedSelection(type: GraphQLOutputType, kind?: string): string {
  const shape = shapeOf(type)
  switch (shape.kind) {
    case 'scalar':
    case 'choice':
      return ''
    case 'image':
      return '{ url }'
    case 'record':
      return '{ id }'
    case 'part':
      return selectionOf(partFields(shape.type))
    case 'oneOf':
      return selectionOf([fieldOfKind(shape.type, kind)])
    case 'union':
      return `{ __typename ${shape.type
        .getTypes()
        .map((part) => partSelection(part))
        .join(' ')} }`
  }
}

function partSelection(part: GraphQLObjectType): string {
  return `... on ${part.name} ${selectionOf(partFields(part))}`
}
