import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { ResponseCache } from '../cache/ResponseCache.js'
import type { ShopApi } from '../graphql/ShopApi.js'
import { answerError } from '../http/answerError.js'
import { answerInTime } from '../http/answerInTime.js'
import { answerUnreadable } from '../http/answerUnreadable.js'
import { closeSlowClients } from '../http/closeSlowClients.js'
import { crawlerRoutes } from '../http/crawlerRoutes.js'
import { csrfCookieRoute } from '../http/csrf.js'
import type { FrontEnds } from '../http/frontEnds.js'
import { graphqlRoutes } from '../http/graphqlRoutes.js'
import { healthRoutes } from '../http/healthRoutes.js'
import { logRequests } from '../http/logRequests.js'
import { measureRequests, metricsRoutes } from '../http/metricsRoutes.js'
import { requestNumber } from '../http/requestNumber.js'
import { addSecurityHeaders } from '../http/securityHeaders.js'
import { shareResponses } from '../http/shareResponses.js'
import { addShopContext } from '../http/shopContext.js'
import { targetPath } from '../http/targetPath.js'
import { warnOfUnknownProxy } from '../http/warnOfUnknownProxy.js'
import { imageRoutes } from '../media/imageRoutes.js'
import { restRoutes } from '../rest/restRoutes.js'
import type { Services } from './Services.js'

interface Options {
  api: ShopApi<Services>
  responses: ResponseCache
  frontEnds: FrontEnds
  log: FastifyBaseLogger
}

const mostBodyBytes = 1024 * 1024

/** Everything on one port: health, images, both APIs, the back office and the site. */
export async function createServer({ api, responses, frontEnds, log }: Options): Promise<FastifyInstance> {
  const { settings, database, media } = api.services
  const app = Fastify({
    loggerInstance: log,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    clientErrorHandler: answerUnreadable,
    rewriteUrl: ({ url }) => targetPath(url),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestNumber(settings),
    trustProxy: settings.trustedProxies.length > 0 && settings.trustedProxies,
    bodyLimit: mostBodyBytes,
    // Long enough to upload an image over a slow connection; headers have less time.
    requestTimeout: 120_000,
    http: { headersTimeout: 12_000, connectionsCheckingInterval: 1000 },
    // The site answers every address, including one that cannot be decoded.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 1000 },
  })
  closeSlowClients(app.server)
  logRequests(app)
  answerInTime(app)
  await app.register(cookie)
  warnOfUnknownProxy(app)
  addSecurityHeaders(app, { isHttps: settings.publicUrl.startsWith('https:') })
  app.decorateRequest('cacheKey', null)
  app.decorateRequest('cachedResponse', undefined)
  app.decorateRequest('contentVersion', 0)
  app.decorateRequest('isPublicResponse', false)
  measureRequests(app)
  addShopContext(app, api)
  app.setErrorHandler(answerError)

  await app.register(healthRoutes, { database })
  await app.register(metricsRoutes, { api, responses })
  await app.register(imageRoutes(media))
  await app.register(csrfCookieRoute, { settings })
  await app.register(crawlerRoutes, { api, responses })
  await app.register(graphqlRoutes, { api, responses, adminFolder: frontEnds.adminFolder })
  await app.register(async (rest) => {
    shareResponses(rest, responses)
    await rest.register(restRoutes(api))
  })
  await frontEnds.register(app, { api, responses })
  return app
}
