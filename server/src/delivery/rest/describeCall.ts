import {
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'
import { keySchema } from '../../features/messages/idempotency.js'
import { openWhileClosed } from '../../features/switches/openWhileClosed.js'
import { operationGrants } from '../../kernel/access/OperationGrants.js'
import { nothingOf } from '../../kernel/graphql/nothingOf.js'
import { describeFilters } from './describeFilters.js'
import { inputOfKind, operationOf, pathParameters, type RestOperation, rowType } from './documents.js'
import { takesVersion, versionPattern } from './expectedVersion.js'
import { deprecation, type JsonSchema, type JsonSchemas, orNull } from './jsonSchemas.js'
import { restName } from './names.js'
import { greatestInt, maxPerPage } from './readParameters.js'
import { etagHeader, json, limitHeaders, preconditionFailed, refusedWith } from './refusalSchemas.js'
import { isKeptByRest } from './repeatedCalls.js'
import type { RestRoute } from './routes.js'

/** A call as OpenAPI has it; what it takes and answers is added to the types. */
export function describeCall(schema: GraphQLSchema, route: RestRoute, types: JsonSchemas): JsonSchema {
  const operation = operationOf(schema, route)
  const body = describeBody(route, operation, types)
  const headers = { ...(isLimited(route) && limitHeaders), ...(isOwnAnswer(route) && etagHeader) }
  const limited = Object.keys(headers).length > 0 && { headers }
  return {
    operationId: `${route.method.toLowerCase()}-${route.path.replace(/[{}]/g, '').replaceAll('/', '-')}`,
    tags: [route.tag],
    summary: operation.description,
    ...deprecation(operation),
    security: securityOf(schema, route),
    parameters: parametersOf(route, operation, types),
    ...(body && { requestBody: body }),
    responses: {
      [route.status ?? 200]: {
        description: 'Done.',
        ...limited,
        content: json(describeAnswer(route, operation, types)),
      },
      ...(isOwnAnswer(route) && { 304: { description: 'The same as `If-None-Match` names.', headers: etagHeader } }),
      ...refusedWith(refusals(schema, route, operation)),
    },
  }
}

function needsSession(schema: GraphQLSchema, { operation }: RestRoute): boolean {
  return !operationGrants(schema).isForEveryone(operation)
}

/** What takes a password or a code; a program with a token of its own has none. */
const withProof = [
  ...['changePassword', 'beginSecondFactor', 'turnOnSecondFactor', 'turnOffSecondFactor', 'renewRecoveryCodes'],
  ...['endAccountSession', 'endAccountSessions', 'removeAccountSecondFactor', 'inviteColleague', 'endAccount'],
  ...['switchPerson', 'setCounterPin', 'removeCounterPin', 'removeAccountPin'],
]

/** What is about a person who is logged in. */
const ofPersons = [
  ...['login', 'logout', 'mySessions', 'endSession', 'endOtherSessions', 'accountSessions', 'unlockAccount'],
  ...withProof,
]

/** What a browser sends, or else what a program does. */
function securityOf(schema: GraphQLSchema, route: RestRoute): JsonSchema[] {
  const all = { ...(needsSession(schema, route) && { session: [] }), ...(route.method !== 'GET' && { csrf: [] }) }
  if (Object.keys(all).length === 0) return []
  return ofPersons.includes(route.operation) ? [all] : [all, { accessToken: [] }]
}

/** The calls of which a network may make only so many. */
const limitedOperations = ['login', 'requestPasswordReset', ...withProof]

function isLimited({ operation, isRepeatable }: RestRoute): boolean {
  return isRepeatable === true || limitedOperations.includes(operation)
}

/** What may find no account or session, or another state than it needs. */
function isAboutAccounts({ tag, body }: RestRoute): boolean {
  return tag === 'Accounts' && body !== undefined
}

/** What a shop that has not opened to visitors refuses them, for lack of an empty answer. */
function isRefusedByClosed(schema: GraphQLSchema, { operation, method }: RestRoute): boolean {
  if (!operationGrants(schema).isForEveryone(operation) || operation in openWhileClosed) return false
  const query = schema.getQueryType()?.getFields()[operation]
  return method !== 'GET' || (query !== undefined && nothingOf(query.type) === undefined)
}

function refusals(schema: GraphQLSchema, route: RestRoute, operation: RestOperation): number[] {
  // Which may come in the wrong order.
  const takesDays = [...operation.arguments.values()].some(({ type }) => getNullableType(type).toString() === 'Day')
  const isOfDrafts = route.kind !== undefined && route.method !== 'GET'
  return [
    // A token that is not known is refused by public calls too: the program must notice.
    401,
    ...(route.path.includes('{') || route.body || route.query || route.isPaged || isKeptByRest(route) ? [400] : []),
    ...(needsSession(schema, route) || route.method !== 'GET' ? [403] : []),
    ...((/\{(id|url|account|code|value)\}/.test(route.path) && route.answer !== 'exists') ||
    isAboutAccounts(route) ||
    isRefusedByClosed(schema, route) ||
    ['beginShop', 'myDownload', 'findJob', 'mailJobLink', 'publicSlots'].includes(route.operation)
      ? [404]
      : []),
    ...(route.body === 'input' ||
    route.method === 'DELETE' ||
    isOfDrafts ||
    route.operation === 'login' ||
    isAboutAccounts(route) ||
    isKeptByRest(route)
      ? [409]
      : []),
    ...(route.method !== 'GET' && takesVersion(operation) ? [preconditionFailed] : []),
    ...(route.body ? [413, 415] : []),
    ...(route.body || route.isFiltered || takesDays || isOfDrafts || isKeptByRest(route) ? [422] : []),
  ]
}

function parametersOf(route: RestRoute, operation: RestOperation, types: JsonSchemas): JsonSchema[] {
  const { arguments: known } = operation
  const schemaOf = (name: string) => {
    const argument = known.get(name)
    const type = argument && types.input(argument.type)
    const description = argument?.description
    return {
      ...(description && { description }),
      ...deprecation(argument ?? {}),
      schema: { ...type, ...(type?.type === 'integer' && { minimum: 1, maximum: greatestInt }) } as JsonSchema,
    }
  }
  const list = (name: string) => (schemaOf(name).schema.type === 'array' ? { style: 'simple', explode: false } : {})
  const paging = { page: undefined, per_page: { maximum: maxPerPage } }
  return [
    ...pathParameters(route.path).map((name) => {
      const argument = route.renamed?.[name] ?? name
      const { schema, ...rest } = schemaOf(argument)
      const maximum = route.max?.[name]
      return {
        name,
        in: 'path',
        required: true,
        ...rest,
        schema: { ...schema, ...(maximum && { maximum }) },
        ...list(argument),
      }
    }),
    ...Object.entries(route.query ?? {}).map(([name, otherwise]) => {
      const { schema, ...rest } = schemaOf(name)
      return { name: restName(name), in: 'query', ...rest, schema: { ...schema, default: otherwise } }
    }),
    ...(route.isPaged ? Object.entries(paging) : []).map(([name, limits]) => {
      return { name, in: 'query', schema: { type: 'integer', minimum: 1, maximum: greatestInt, ...limits } }
    }),
    ...(route.isFiltered ? describeFilters(operation, types) : []),
    ...(isOwnAnswer(route) ? [ifNoneMatch] : []),
    ...(route.isRepeatable || isKeptByRest(route) ? [idempotencyKey] : []),
    ...(route.method !== 'GET' && takesVersion(operation) ? [ifMatch] : []),
  ]
}

/** Whether a caller with a session may ask if the answer that it has is still good. */
function isOwnAnswer(route: RestRoute): boolean {
  return route.method === 'GET' && !route.isNeverRepeated
}

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The `ETag` of the answer that one has: 304, without a body, when it is still the same.',
  schema: { type: 'string' },
}

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  description: 'The version that was read, such as `"7"`, or the `ETag` of that read: 412 when it has changed since.',
  schema: { type: 'string', pattern: versionPattern },
  example: '"7"',
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'A random text: the same call sent again under it is answered as the first one was, and does nothing.',
  schema: keySchema,
}

function describeBody(route: RestRoute, { bodyArguments }: RestOperation, types: JsonSchemas): JsonSchema | null {
  const input = bodyArguments.get('input')
  if (route.body === 'input' && input && route.kind) {
    return { required: true, content: json(types.unfinished(inputOfKind(input.type, route.kind))) }
  }
  if (route.body === 'input' && input) return { required: true, content: json(types.input(input.type)) }
  if (route.body === 'image') return { required: true, content: { 'multipart/form-data': { schema: imageForm } } }
  if (route.body === 'file') return { required: true, content: { 'multipart/form-data': { schema: fileForm } } }
  if (route.body !== 'arguments') return null
  const names = [...bodyArguments.values()]
  const ignored = (route.ignored ?? []).map((name) => [name, { description: 'Changes nothing.' }])
  return {
    required: names.some(isRequiredArgument),
    content: json({
      type: 'object',
      additionalProperties: false,
      required: names.filter(isRequiredArgument).map(({ name }) => restName(name)),
      properties: Object.fromEntries([
        ...names.map((argument) => [restName(argument.name), types.argument(argument)]),
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
      // Where there is no record by an id, the answer is 404.
      return dataOf(
        isNonNullType(type) || (route.method === 'GET' && route.kind !== undefined)
          ? types.whole(type, route.kind)
          : orNull(types.whole(type, route.kind)),
      )
    case 'rows': {
      const rows = (isObjectType(named) && rowType(named)) || type
      const ignored = {
        type: 'array',
        items: { type: 'string' },
        description: 'Names in the query that this list does not know; missing where there are none.',
      }
      const meta = { type: 'object', required: ['total'], properties: { total: { type: 'integer' }, ignored } }
      return dataOf({ type: 'array', items: types.whole(rows) }, { meta })
    }
  }
}

function dataOf(schema: JsonSchema, beside: Record<string, JsonSchema> = {}): JsonSchema {
  return { type: 'object', required: ['data', ...Object.keys(beside)], properties: { data: schema, ...beside } }
}
