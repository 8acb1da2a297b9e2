import type { FastifyInstance } from 'fastify'

/** Routes that monitoring polls every few seconds. */
const monitoringRoutes = ['/healthz', '/readyz', '/metrics']

/**
 * Logs one line per request, without personal data: the registered route instead of the requested address, which may
 * contain names, addresses and tokens, and the role instead of the user.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, shopContext } = request
    const route = routeOptions.url ?? 'none'
    const line = {
      method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
      role: shopContext?.viewer?.role ?? 'nobody',
    }
    if (monitoringRoutes.includes(route)) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
    done()
  })
}
