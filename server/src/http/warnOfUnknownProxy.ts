import type { FastifyInstance } from 'fastify'

/**
 * Tells the log, once, of a proxy that is not trusted: all visitors that come through it share its limits. It may also
 * be a caller who only says so, for whom nothing changes.
 */
export function warnOfUnknownProxy(app: FastifyInstance): void {
  let isTold = false
  app.addHook('onRequest', (request, _, done) => {
    if (!isTold && request.headers['x-forwarded-for'] !== undefined && request.ips === undefined) {
      isTold = true
      request.log.warn(
        { from: request.socket.remoteAddress },
        'X-Forwarded-For is not believed: TRUSTED_PROXIES names no proxy',
      )
    }
    done()
  })
}
