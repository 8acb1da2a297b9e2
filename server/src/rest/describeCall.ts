import { type GraphQLSchema, getNamedType, isObjectType } from 'graphql'
import { entities } from '../entities/registry.js'
import { grantsOf } from '../graphql/guardOperations.js'
import { operationOf, pathParameters, type RestOperation, rowType } from './documents.js'
import type { JsonSchema, JsonSchemas } from './jsonSchemas.js'
import { restName } from './names.js'
import { mostPerPage } from './readParameters.js'
import type { RestRoute } from './routes.js'

const allowOperation = grantsOf(entities)
const refusedError = { $ref: '#/components/responses/Error' }

/** A call as OpenAPI has it; what it takes and answers is added to the types. */
export function describeCall(schema: GraphQLSchema, route: RestRoute, types: JsonSchemas): JsonSchema {
  const operation = operationOf(schema, route)
  const statuses = refusals(route)
  const body = describeBody(route, operation, types)
  return {
    operationId: `${route.method.toLowerCase()}-${route.path.replace(/[{}]/g, '').replaceAll('/', '-')}`,
    summary: operation.description,
    security: securityOf(route),
    parameters: parametersOf(route, operation, types),
    ...(body && { requestBody: body }),
    responses: {
      [route.status ?? 200]: { description: 'Done.', content: json(describeAnswer(route, operation, types)) },
      ...Object.fromEntries(statuses.map((status) => [status, refusedError])),
      default: refusedError,
    },
  }
}

function needsSession({ operation }: RestRoute): boolean {
  try {
    allowOperation(null, operation)
    return false
  } catch {
    return true
  }
}

/** What takes a password; a program with a token of its own has none. */
const ofPersons = ['login', 'logout', 'changePassword']

/** What a browser sends, or else what a program does. */
function securityOf(route: RestRoute): JsonSchema[] {
  const all = { ...(needsSession(route) && { session: [] }), ...(route.method !== 'GET' && { csrf: [] }) }
  if (Object.keys(all).length === 0) return []
  return ofPersons.includes(route.operation) ? [all] : [all, { accessToken: [] }]
}

const accountRefusals: Record<string, readonly number[]> = {
  login: [409, 422, 429],
  requestPasswordReset: [422, 429],
  resetPassword: [422],
  changePassword: [422, 429],
}

function refusals(route: RestRoute): number[] {
  return [
    ...(route.path.includes('{') || route.body || route.isPaged ? [400] : []),
    ...(needsSession(route) ? [401, 403] : route.method === 'GET' ? [] : [403]),
    ...(/\{(id|url)\}/.test(route.path) && route.answer !== 'exists' ? [404] : []),
    ...(route.body === 'input' ? [409, 413, 415, 422] : []),
    ...(route.body === 'image' ? [413, 415] : []),
    ...(route.body === 'file' ? [413, 415, 422] : []),
    ...(accountRefusals[route.operation] ?? []),
    ...(route.isRepeatable ? [429] : []),
  ]
}

function parametersOf(route: RestRoute, { arguments: known }: RestOperation, types: JsonSchemas): JsonSchema[] {
  const schemaOf = (name: string) => {
    const argument = known.get(name)
    const type = argument && types.input(argument.type)
    const description = argument?.description
    return {
      ...(description && { description }),
      schema: { ...type, ...(type?.type === 'integer' && { minimum: 1 }) } as JsonSchema,
    }
  }
  const list = (name: string) => (schemaOf(name).schema.type === 'array' ? { style: 'simple', explode: false } : {})
  const paging = { page: undefined, per_page: { maximum: mostPerPage } }
  return [
    ...pathParameters(route.path).map((name) => {
      const argument = route.renamed?.[name] ?? name
      return { name, in: 'path', required: true, ...schemaOf(argument), ...list(argument) }
    }),
    ...Object.entries(route.query ?? {}).map(([name, otherwise]) => {
      const { schema, ...rest } = schemaOf(name)
      return { name: restName(name), in: 'query', ...rest, schema: { ...schema, default: otherwise } }
    }),
    ...(route.isPaged ? Object.entries(paging) : []).map(([name, limits]) => {
      return { name, in: 'query', schema: { type: 'integer', minimum: 1, ...limits } }
    }),
    ...(route.isRepeatable ? [idempotencyKey] : []),
  ]
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A random text: the same call sent again under it is answered as the first one was, and does nothing.',
  schema: { type: 'string', maxLength: 200 },
}

function describeBody(route: RestRoute, { bodyArguments }: RestOperation, types: JsonSchemas): JsonSchema | null {
  const input = bodyArguments.get('input')
  if (route.body === 'input' && input) return { required: true, content: json(types.input(input.type)) }
  if (route.body === 'image') return { required: true, content: { 'multipart/form-data': { schema: imageForm } } }
  if (route.body === 'file') return { required: true, content: { 'multipart/form-data': { schema: fileForm } } }
  if (route.body !== 'arguments') return null
  const names = [...bodyArguments.values()]
  const ignored = (route.ignored ?? []).map((name) => [name, { description: 'Changes nothing.' }])
  return {
    required: names.length > 0,
    content: json({
      type: 'object',
      additionalProperties: false,
      required: names.map(({ name }) => restName(name)),
      properties: Object.fromEntries([
        ...names.map(({ name, type }) => [restName(name), types.input(type)]),
        ...ignored,
      ]),
    }),
  }
}

const imageForm: JsonSchema = {
  type: 'object',
  required: ['file', 'page-type'],
  properties: {
    file: { type: 'string', contentMediaType: 'application/octet-stream' },
    'page-type': { type: 'string', description: 'What the image is for, e.g. `news-item`.' },
    'page-id': { type: 'integer', minimum: 1 },
  },
}

const fileForm: JsonSchema = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
}

function describeAnswer(route: RestRoute, { type }: RestOperation, types: JsonSchemas): JsonSchema {
  const named = getNamedType(type)
  switch (route.answer) {
    case 'exists':
      return dataOf({ type: 'boolean' })
    case 'total':
      return dataOf({ type: 'integer' })
    case 'address':
      return dataOf(dataOf({ type: 'string', description: 'Address of the image.' }))
    case 'value':
      return dataOf(types.whole(type))
    case 'rows': {
      const rows = (isObjectType(named) && rowType(named)) || type
      const meta = { type: 'object', required: ['total'], properties: { total: { type: 'integer' } } }
      return dataOf({ type: 'array', items: types.whole(rows) }, { meta })
    }
  }
}

function dataOf(schema: JsonSchema, beside: Record<string, JsonSchema> = {}): JsonSchema {
  return { type: 'object', required: ['data', ...Object.keys(beside)], properties: { data: schema, ...beside } }
}

export function json(schema: JsonSchema): JsonSchema {
  return { 'application/json': { schema } }
}
