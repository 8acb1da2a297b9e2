import type { GraphQLSchema } from 'graphql'
import { downloadPath } from '../downloads/downloadRoute.js'
import { contentTypes } from '../downloads/downloadTypes.js'
import { errorStatus } from '../errors/errorCodes.js'
import { sessionCookie } from '../sessions/sessionCookies.js'
import { describeCall, json } from './describeCall.js'
import { type JsonSchema, JsonSchemas } from './jsonSchemas.js'
import type { RestRoute } from './routes.js'

/** `/api/openapi.json`: what the table of routes and the schema together say of every call (OpenAPI 3.1). */
export function describeRest(schema: GraphQLSchema, routes: readonly RestRoute[]): JsonSchema {
  const types = new JsonSchemas()
  const paths: Record<string, Record<string, unknown>> = {
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
      title: 'REST API of the shop',
      version: '1.0.0',
      description:
        'Every call is an operation of GraphQL (see `/graphql`) by another name. `_format=json` is accepted ' +
        'everywhere and not needed; an unknown name in the query is ignored. Texts follow `Accept-Language`.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { ...types.named, Error: errorSchema },
      responses: { Error: { description: 'Refused.', content: json({ $ref: '#/components/schemas/Error' }) } },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Set by `POST login`.' },
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

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['title', 'message', 'code'],
  properties: {
    title: { type: 'string' },
    message: { type: 'string' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    errors: {
      type: 'object',
      description: 'Only with 422: what is wrong, by the path of the field.',
      additionalProperties: { type: 'array', items: { type: 'string' } },
    },
  },
}

const csrfCookie = {
  operationId: 'getCsrfCookie',
  summary: 'Sets the readable cookie XSRF-TOKEN, which every write sends back as the header X-XSRF-TOKEN.',
  security: [],
  responses: { 204: { description: 'Set.' } },
}

const id = { in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }
const refused = { $ref: '#/components/responses/Error' }
const bytes = Object.fromEntries(Object.values(contentTypes).map((type) => [type, {}]))

const downloadFile = {
  operationId: 'getDownloadFile',
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
    ...Object.fromEntries([400, 401, 403, 404].map((status) => [status, refused])),
    default: refused,
  },
}
