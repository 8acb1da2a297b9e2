import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { fastifyApolloHandler } from '@as-integrations/fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '../content/Context.js'
import { formatError } from '../graphql/graphqlError.js'
import { operationRules } from '../graphql/operationRules.js'
import type { ShopApi } from '../graphql/ShopApi.js'
import { takeMultipart } from '../media/multipart.js'
import type { AnswerCache } from '../publicsite/AnswerCache.js'
import { sendWithNonce } from './adminRoutes.js'
import { assertCsrf } from './csrf.js'
import { answerKey, shareAnswers } from './shareAnswers.js'

interface Options {
  api: ShopApi
  answers: AnswerCache
  /** Where the back office's built files are; the explorer is one of them. */
  adminFolder: string
}

/** Tokens of a document; the longest one of our own front ends has some 1,500. */
const mostTokens = 5000

/**
 * GraphQL over HTTP: POST, and GET for queries. Public reads without a session are answered from the kept bytes. A
 * browser that comes to look is shown the explorer.
 */
export async function graphqlRoutes(app: FastifyInstance, { api, answers, adminFolder }: Options): Promise<void> {
  const { settings } = api.services
  const apollo = new ApolloServer<Context>({
    schema: api.schema,
    plugins: [operationRules(api.schema), ApolloServerPluginCacheControlDisabled()],
    formatError,
    introspection: !settings.production,
    hideSchemaDetailsFromClientErrors: settings.production,
    includeStacktraceInErrorResponses: false,
    // Mutations ask for our own token, and nothing but JSON is read without a preflight.
    csrfPrevention: false,
    // Signals stop the server as a whole; Apollo would send them again and cut off what is being finished.
    stopOnTerminationSignals: false,
    maxRecursiveSelections: true,
    stringifyResult: (result) => JSON.stringify(result),
    parseOptions: { maxTokens: mostTokens },
    logger: api.services.log,
  })
  await apollo.start()
  app.addHook('onClose', () => apollo.stop())

  takeMultipart(app)
  const explorer = await readFile(path.join(adminFolder, 'explorer.html'), 'utf8').catch(() => null)
  const handle = fastifyApolloHandler(apollo, { context: async (request) => graphqlContext(request, settings) })

  keyBodies(app, answers)
  app.addHook('preHandler', async (request, reply) => {
    if (explorer && request.method === 'GET' && request.headers.accept?.includes('text/html')) {
      return sendWithNonce(reply, explorer)
    }
  })
  shareAnswers(app, answers)
  app.route({ method: ['GET', 'POST'], url: '/graphql', handler: handle })
}

/** Remembers what was asked. A body whose answer is kept already is not even read. */
function keyBodies(app: FastifyInstance, answers: AnswerCache): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.answerKey = answerKey(request, String(body))
    if (request.answerKey !== null && answers.find(request.answerKey)) done(null, undefined)
    else parse(request, String(body), done)
  })
}

function graphqlContext(request: FastifyRequest, settings: ShopApi['services']['settings']): Context {
  const context = request.shopContext
  const isSignedIn = context.caller?.sessionToken != null
  context.assertMayWrite = () => {
    if (isSignedIn) assertCsrf(request, settings)
  }
  return context
}
