import type { FastifyInstance } from 'fastify'

/** What asks every few seconds whether the shop is well. */
const watchers = ['/healthz', '/readyz', '/metrics']

/**
 * One line for every request: the route as it is registered and not the address that was asked for, in which there may
 * be names, addresses and tokens; and the role, not who has it.
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
    if (watchers.includes(route)) request.log.debug(line, 'answered')
    else request.log.info(line, 'answered')
    done()
  })
}
