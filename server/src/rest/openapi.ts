import type { GraphQLSchema } from 'graphql'
import { sessionCookie } from '../accounts/sessionCookies.js'
import { errorStatus } from '../errors/errorCodes.js'
import { describeCall, json } from './describeCall.js'
import { type JsonSchema, JsonSchemas } from './jsonSchemas.js'
import type { RestRoute } from './routes.js'

/** `/api/openapi.json`: what the table of routes and the schema together say of every call (OpenAPI 3.1). */
export function describeRest(schema: GraphQLSchema, routes: readonly RestRoute[]): JsonSchema {
  const types = new JsonSchemas()
  const paths: Record<string, Record<string, unknown>> = { '/csrf-cookie': { get: csrfCookie } }
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
