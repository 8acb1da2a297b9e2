import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError } from 'graphql'
import Negotiator from 'negotiator'
import { maxUploadBytes } from '../../features/downloads/maxUploadBytes.js'
import { CachedResponse } from '../../kernel/cache/CachedResponse.js'
import type { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { documentRules } from '../../kernel/graphql/documentRules.js'
import { formatError, graphqlError } from '../../kernel/graphql/graphqlError.js'
import { allowIntrospection } from '../../kernel/graphql/introspection.js'
import { operationRules } from '../../kernel/graphql/operationRules.js'
import { printedSchema } from '../../kernel/graphql/printedSchema.js'
import { maxFaults, maxTokens } from '../../kernel/graphql/queryLimits.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { takeMultipart } from '../../kernel/media/multipart.js'
import type { Language } from '../../kernel/shared/screens.js'
import { sendWithNonce } from './adminRoutes.js'
import { answerGraphqlError } from './answerError.js'
import { CallKeys } from './CallKeys.js'
import { compressAnswers } from './compressAnswers.js'
import { assertCsrf } from './csrf.js'
import { askedMeaning, assertMergeable, sentMeaning } from './graphqlKey.js'
import { inLook } from './inLook.js'
import { limitBodies } from './limitBodies.js'
import { assertFewValues } from './limitValues.js'
import { acceptedGraphqlType } from './negotiate.js'
import { ownAnswer, revalidateOwnAnswers } from './revalidateOwnAnswers.js'
import { sendAnswer } from './sendAnswer.js'
import { isVisitor, shareResponses } from './shareResponses.js'

interface Options {
  api: ShopApi
  responses: ResponseCache
  /** The back office's built files, which include the explorer. */
  adminFolder: string
}

/**
 * GraphQL over HTTP: POST, and GET for queries. Public reads without a session are answered from the cache. A browser
 * that opens the address gets the explorer.
 */
export async function graphqlRoutes(app: FastifyInstance, { api, responses, adminFolder }: Options): Promise<void> {
  const { settings } = api.services
  const apollo = new ApolloServer<Context>({
    schema: api.schema,
    plugins: [operationRules(api.schema), ApolloServerPluginCacheControlDisabled()],
    formatError,
    // Who may ask for the schema depends on the caller, which `operationRules` knows.
    introspection: true,
    hideSchemaDetailsFromClientErrors: settings.production,
    includeStacktraceInErrorResponses: false,
    // Mutations require our own CSRF token, and no content type but JSON is read without a preflight.
    csrfPrevention: false,
    // The server handles signals; Apollo would raise them again and interrupt requests in flight.
    stopOnTerminationSignals: false,
    stringifyResult: (result) => JSON.stringify(result),
    parseOptions: { maxTokens },
    validationRules: documentRules,
    // What is meant by a misspelt name takes long to find.
    validationOptions: { maxErrors: maxFaults },
    logger: api.services.log,
  })
  await apollo.start()
  app.addHook('onClose', () => apollo.stop())

  app.setErrorHandler(answerGraphqlError)
  const keys = new CallKeys()
  const sent = ({ method, shopContext, headers }: FastifyRequest, text: string) =>
    `${method} ${acceptedGraphqlType(headers.accept)} ${shopContext.language} ${text}`
  const keyOf = (request: FastifyRequest, text: string, meaning: () => unknown[] | null) => {
    const { method, shopContext, headers } = request
    const type = acceptedGraphqlType(headers.accept)
    return keys.keyOf(sent(request, text), () => {
      const meant = type === 'none' ? null : meaning()
      return meant && ['graphql', method, type, shopContext.language, ...meant]
    })
  }
  shareResponses(app, responses, {
    known: (request) => keys.knownKey(sent(request, request.url)),
    of: (request) => keyOf(request, request.url, () => askedMeaning(new URLSearchParams(request.url.split('?')[1]))),
  })
  revalidateOwnAnswers(app)
  compressAnswers(app)
  limitBodies(app)
  takeMultipart(app, { maxBytes: maxUploadBytes(api.schema) })
  const explorer = await readFile(path.join(adminFolder, 'explorer.html'), 'utf8').catch(() => null)
  const handle = fastifyApolloHandler(apollo, { context: async (request) => graphqlContext(request, settings) })

  setCacheKeys(app, responses, {
    known: (request, body) => keys.knownKey(sent(request, body)),
    of: (request, body) => keyOf(request, body, () => sentMeaning(body)),
  })
  const preHandler = async (request: FastifyRequest, reply: FastifyReply) => {
    // A public answer is given its own header when it is shared.
    const ofViewer = request.method === 'GET' ? ownAnswer : 'private, no-store'
    reply.header('cache-control', request.shopContext.viewer ? ofViewer : 'no-store')
    const { query } = ((request.method === 'POST' ? request.body : request.query) ?? {}) as { query?: unknown }
    assertMergeable(query)
    if (explorer && request.method === 'GET' && new Negotiator(request).mediaTypes().includes('text/html')) {
      return sendWithNonce(reply, inLook(explorer, await api.services.look.current()))
    }
  }
  app.route({ method: ['GET', 'POST'], url: '/graphql', preHandler, handler: handle })

  addSchemaFile(app, api)
}

/** `GET /graphql/schema.graphql`, for tools that read a file rather than introspect. It is printed when first asked for. */
function addSchemaFile(app: FastifyInstance, { schema, services: { settings } }: ShopApi): void {
  let response: CachedResponse | undefined
  app.get('/graphql/schema.graphql', (request, reply) => {
    allowIntrospection(request.shopContext.viewer, settings)
    response ??= new CachedResponse({
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-cache' },
      body: printedSchema(schema),
    })
    return sendAnswer(request, reply, response)
  })
}

interface BodyKeys {
  known(request: FastifyRequest, body: string): string | undefined
  of(request: FastifyRequest, body: string): string | null
}

/**
 * Sets the cache key of every visitor's request with a body. The body of a cache hit is not parsed, and what was not sent
 * like this before is not read until the call has begun.
 */
function setCacheKeys(app: FastifyInstance, responses: ResponseCache, keys: BodyKeys): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    const find = (key: string | null) => {
      request.cacheKey = key
      request.cachedResponse = key === null ? undefined : responses.find(key)
      return request.cachedResponse !== undefined
    }
    if (isVisitor(request) && find(keys.known(request, text) ?? null)) return done(null, undefined)
    const read = () => {
      if (isVisitor(request) && find(request.cacheKey ?? keys.of(request, text))) done(null, undefined)
      else parse(request, text, done)
    }
    const assertReadable = () => assertFewValues(request, text)
    request.call.begin().then(assertReadable).then(read, done)
  })
}

function graphqlContext(request: FastifyRequest, settings: ShopApi['services']['settings']): Context {
  const context = request.shopContext
  if (request.method === 'POST' && !isSingleOperation(request.body)) throw badRequest(context.language)
  const isSignedIn = context.caller?.sessionToken != null
  context.assertMayWrite = () => {
    if (isSignedIn) assertCsrf(request, settings)
  }
  return context
}

/** Apollo rejects batches and strings too, but with a message in one language only. */
function isSingleOperation(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !Array.isArray(body)
}

function badRequest(language: Language): GraphQLError {
  const error = graphqlError(new ShopError('BAD_REQUEST'), language)
  error.extensions.http = { status: 400 }
  return error
}
