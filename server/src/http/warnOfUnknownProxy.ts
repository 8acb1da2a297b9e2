import type { FastifyInstance } from 'fastify'

/**
 * Logs one warning about a proxy that is not trusted: all its visitors share one rate limit. A client may also have
 * forged the header, which has no effect.
 */
export function warnOfUnknownProxy(app: FastifyInstance): void {
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
