import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { GraphQLError } from 'graphql'
import Negotiator from 'negotiator'
import type { ResponseCache } from '../cache/ResponseCache.js'
import type { Context } from '../context/Context.js'
import { mostUploadBytes } from '../downloads/mostUploadBytes.js'
import { ShopError } from '../errors/ShopError.js'
import { documentRules } from '../graphql/documentRules.js'
import { formatError, graphqlError } from '../graphql/graphqlError.js'
import { operationRules } from '../graphql/operationRules.js'
import { mostTokens } from '../graphql/queryLimits.js'
import type { ShopApi } from '../graphql/ShopApi.js'
import { takeMultipart } from '../media/multipart.js'
import type { Language } from '../shared/screens.js'
import { sendWithNonce } from './adminRoutes.js'
import { answerGraphqlError } from './answerError.js'
import { assertCsrf } from './csrf.js'
import { cacheKey, shareResponses } from './shareResponses.js'

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
    introspection: !settings.production,
    hideSchemaDetailsFromClientErrors: settings.production,
    includeStacktraceInErrorResponses: false,
    // Mutations require our own CSRF token, and no content type but JSON is read without a preflight.
    csrfPrevention: false,
    // The server handles signals; Apollo would raise them again and interrupt requests in flight.
    stopOnTerminationSignals: false,
    stringifyResult: (result) => JSON.stringify(result),
    parseOptions: { maxTokens: mostTokens },
    validationRules: documentRules,
    logger: api.services.log,
  })
  await apollo.start()
  app.addHook('onClose', () => apollo.stop())

  app.setErrorHandler(answerGraphqlError)
  shareResponses(app, responses)
  takeMultipart(app, mostUploadBytes)
  const explorer = await readFile(path.join(adminFolder, 'explorer.html'), 'utf8').catch(() => null)
  const handle = fastifyApolloHandler(apollo, { context: async (request) => graphqlContext(request, settings) })

  setCacheKeys(app, responses)
  app.addHook('preHandler', async (request, reply) => {
    if (request.shopContext.viewer) reply.header('cache-control', 'private, no-store')
    if (explorer && request.method === 'GET' && new Negotiator(request).mediaTypes().includes('text/html')) {
      return sendWithNonce(reply, explorer)
    }
  })
  app.route({ method: ['GET', 'POST'], url: '/graphql', handler: handle })
}

/** Sets the cache key of every request. The body of a cache hit is not parsed. */
function setCacheKeys(app: FastifyInstance, responses: ResponseCache): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.cacheKey = cacheKey(request, String(body))
    request.cachedResponse = request.cacheKey === null ? undefined : responses.find(request.cacheKey)
    if (request.cachedResponse) done(null, undefined)
    else parse(request, String(body), done)
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
