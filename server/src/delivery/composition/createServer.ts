import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { backupRoute } from '../../features/backup/backupRoute.js'
import type { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { imageRoutes } from '../../kernel/media/imageRoutes.js'
import { allowOtherOrigins } from '../http/allowOtherOrigins.js'
import { answerError, answerUnreadable } from '../http/answerError.js'
import { answerInTime } from '../http/answerInTime.js'
import { assetRoutes } from '../http/assetRoutes.js'
import { calendarRoutes } from '../http/calendarRoutes.js'
import { closeSlowClients } from '../http/closeSlowClients.js'
import { closeUnusedConnections } from '../http/closeUnusedConnections.js'
import { nameCookies } from '../http/cookies.js'
import { countCalls } from '../http/countCalls.js'
import { crawlerRoutes } from '../http/crawlerRoutes.js'
import { csrfCookieRoute } from '../http/csrf.js'
import { documentRoutes } from '../http/documentRoutes.js'
import type { FrontEnds } from '../http/frontEnds.js'
import { graphqlRoutes } from '../http/graphqlRoutes.js'
import { healthRoutes } from '../http/healthRoutes.js'
import { logRequests } from '../http/logRequests.js'
import { lookRoutes } from '../http/lookRoutes.js'
import { measureRequests, metricsRoutes } from '../http/metricsRoutes.js'
import { mollieRoute } from '../http/mollieRoute.js'
import { refuseForeignHosts } from '../http/refuseForeignHosts.js'
import { requestNumber } from '../http/requestNumber.js'
import { addSecurityHeaders } from '../http/securityHeaders.js'
import { addShopContext } from '../http/shopContext.js'
import { restRoutes } from '../rest/restRoutes.js'
import { registerPhotos } from './registerPhotos.js'
import type { Services } from './Services.js'

interface Options {
  api: ShopApi<Services>
  responses: ResponseCache
  frontEnds: FrontEnds
  log: FastifyBaseLogger
}

const maxBodyBytes = 1024 * 1024

/** Everything on one port: health, images, both APIs, the back office and the site. */
export async function createServer({ api, responses, frontEnds, log }: Options): Promise<FastifyInstance> {
  const { settings } = api.services
  const app = Fastify({
    loggerInstance: log,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply),
    clientErrorHandler: answerUnreadable,
    rewriteUrl: ({ url }) => targetPath(url),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    genReqId: requestNumber(settings),
    trustProxy: settings.trustedProxies.length > 0 && settings.trustedProxies,
    bodyLimit: maxBodyBytes,
    // As long as the largest file takes; `closeSlowClients` is stricter with what is smaller. Headers have less time.
    requestTimeout: 3_600_000,
    http: { headersTimeout: 12_000, connectionsCheckingInterval: 1000 },
    // The site answers every address, including one that cannot be decoded.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 1000 },
  })
  closeSlowClients(app.server)
  closeUnusedConnections(app)
  logRequests(app)
  answerInTime(app)
  warnOfUnknownProxy(app)
  addSecurityHeaders(app, settings)
  refuseForeignHosts(app, settings)
  app.decorateRequest('cacheKey', null)
  app.decorateRequest('cachedResponse', undefined)
  app.decorateRequest('contentVersion', 0)
  app.decorateRequest('isPublicResponse', false)
  app.decorateRequest('publicUntil', 0)
  measureRequests(app)
  app.setErrorHandler(answerError)
  // What is the same for everyone: who asks for it need not be known.
  await app.register(lookRoutes, api.services)
  for (const assets of frontEnds.assets ?? []) await app.register(assetRoutes, assets)
  await app.register((app) => callerRoutes(app, { api, responses, frontEnds }))
  return app
}

/** What knows its caller. */
async function callerRoutes(app: FastifyInstance, { api, responses, frontEnds }: Omit<Options, 'log'>): Promise<void> {
  const { settings, media } = api.services
  await allowOtherOrigins(app, settings)
  await app.register(cookie)
  nameCookies(app, settings)
  countCalls(app, settings)
  addShopContext(app, api)

  await app.register(healthRoutes, api.services)
  await app.register(metricsRoutes, { api, responses })
  await app.register(imageRoutes(media, responses))
  await registerPhotos(app, api.services)
  await app.register(calendarRoutes, { api })
  await app.register(csrfCookieRoute, { settings })
  await app.register(crawlerRoutes, { api, responses })
  await app.register(graphqlRoutes, { api, responses, adminFolder: frontEnds.adminFolder })
  await app.register(backupRoute, { services: api.services })
  await app.register(documentRoutes, { api })
  await app.register(mollieRoute, { services: api.services })
  await app.register(restRoutes(api, responses))
  await frontEnds.register(app, { api, responses })
}

/**
 * The path and query of a request target, always with a leading slash. The target may also be an absolute URL, as sent
 * to proxies, whose host must not be trusted, or an asterisk.
 */
function targetPath(target = '/'): string {
  if (target.startsWith('/')) return target
  const rest = target.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '')
  return rest.startsWith('/') ? rest : `/${rest}`
}

/**
 * Logs one warning about a proxy that is not trusted: all its visitors share one rate limit. A client may also have
 * forged the header, which has no effect.
 */
function warnOfUnknownProxy(app: FastifyInstance): void {
  let isLogged = false
  app.addHook('onRequest', (request, _, done) => {
    if (!isLogged && request.headers['x-forwarded-for'] !== undefined && request.ips === undefined) {
      isLogged = true
      request.log.warn(
        { from: request.socket.remoteAddress },
        'X-Forwarded-For is not believed: TRUSTED_PROXIES names no proxy',
      )
    }
    done()
  })
}
