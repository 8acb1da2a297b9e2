import type { GraphQLSchema } from 'graphql'
import { downloadPath } from '../../features/downloads/downloadRoute.js'
import { contentTypes } from '../../features/downloads/downloadTypes.js'
import { entities } from '../../features/features.js'
import { sessionCookie } from '../../features/sessions/sessionCookies.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { describeCall } from './describeCall.js'
import { withExamples } from './examples.js'
import { type JsonSchema, JsonSchemas } from './jsonSchemas.js'
import { greatestInt } from './readParameters.js'
import { answerHeaders, errorSchema, json, refusalResponses, refusedWith } from './refusalSchemas.js'
import { otherTags, type RestRoute, tagOf } from './routes.js'

/** `/api/openapi.json`: what the table of routes and the schema together say of every call (OpenAPI 3.1). */
export function describeRest(schema: GraphQLSchema, routes: readonly RestRoute[]): JsonSchema {
  const types = new JsonSchemas()
  const paths: Record<string, Record<string, unknown>> = {
    '/': { get: greeting },
    '/csrf-cookie': { get: csrfCookie },
    [`/${downloadPath}`]: { get: downloadFile },
  }
  for (const route of routes) {
    const path = `/${route.path}`
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeCall(schema, route, types) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: entryPoints.name,
      version: entryPoints.version,
      description:
        'Every call is an operation of GraphQL (see `/graphql`) by another name. `_format=json` is accepted ' +
        'everywhere and not needed; an unknown name in the query is ignored, and named in `meta.ignored` of a list that ' +
        'is read with a session or a token. Texts follow `Accept-Language`. Instants are UTC with milliseconds, ' +
        '`2026-11-22T09:30:00.000Z`.',
    },
    servers: [{ url: '/api' }],
    tags: describeTags(routes),
    paths: withExamples(paths, types.named),
    components: {
      schemas: { ...types.named, Error: errorSchema },
      responses: refusalResponses(),
      headers: answerHeaders,
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookie,
          description: 'Set by `POST login`; on https its name begins with `__Host-`.',
        },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-XSRF-TOKEN',
          description: 'The value of the cookie XSRF-TOKEN, which `GET csrf-cookie` sets.',
        },
        accessToken: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A token that cms-admin has made for a program; it stands for a session, and no CSRF token is needed.',
        },
      },
    },
  }
}

/** What `GET /api` answers: where a program begins. */
export const entryPoints = {
  name: 'REST API of the shop',
  version: '1.0.0',
  description: '/api/openapi.json',
  csrf_cookie: '/api/csrf-cookie',
  graphql: '/graphql',
  guide: 'docs/integrating.md',
}

const greeting = {
  operationId: 'get-api',
  tags: ['Session'],
  summary: 'Where a program begins.',
  security: [],
  responses: {
    200: {
      description: 'Done.',
      content: json({
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            type: 'object',
            required: Object.keys(entryPoints),
            properties: Object.fromEntries(Object.keys(entryPoints).map((name) => [name, { type: 'string' }])),
          },
        },
      }),
    },
    ...refusedWith([401]),
  },
}

/** The groups in which the calls are listed. */
function describeTags(routes: readonly RestRoute[]): JsonSchema[] {
  const ofEntities = entities.map((type) => [tagOf(managedEntity(type)), managedEntity(type).description])
  const described: Record<string, string> = { ...otherTags, ...Object.fromEntries(ofEntities) }
  return [...new Set(routes.map(({ tag }) => tag))].map((name) => ({ name, description: described[name] }))
}

const csrfCookie = {
  operationId: 'getCsrfCookie',
  tags: ['Session'],
  summary: 'Sets the readable cookie XSRF-TOKEN, which every write sends back as the header X-XSRF-TOKEN.',
  security: [],
  responses: { 204: { description: 'Set.' }, ...refusedWith([401]) },
}

const id = { in: 'path', required: true, schema: { type: 'integer', minimum: 1, maximum: greatestInt } }
const bytes = Object.fromEntries(Object.values(contentTypes).map((type) => [type, {}]))

const downloadFile = {
  operationId: 'getDownloadFile',
  tags: ['Uploads'],
  summary: 'The bytes of a document, for its accountant and for cms-admin.',
  security: [{ session: [] }, { accessToken: [] }],
  parameters: [
    { ...id, name: 'id' },
    { ...id, name: 'file' },
    { name: 'Range', in: 'header', description: 'One range of bytes.', schema: { type: 'string' } },
    { name: 'If-Range', in: 'header', description: 'The ETag of what was begun.', schema: { type: 'string' } },
  ],
  responses: {
    200: { description: 'All of it.', content: bytes },
    206: { description: 'The range that was asked for.', content: bytes },
    416: { description: 'The range lies beyond the end.' },
    ...refusedWith([400, 401, 403, 404]),
  },
}
