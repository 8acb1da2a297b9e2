import { timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import type { HealthServices } from '../../features/health/Health.js'
import type { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { measures, requestSeconds } from '../../kernel/metrics/measures.js'
import type { SchedulerServices } from '../../kernel/scheduler/Scheduler.js'
import { momentaryMeasures } from './momentaryMeasures.js'

/** Metrics for Prometheus, for callers on the same machine or with the token of `METRICS_TOKEN`. */
export async function metricsRoutes(
  app: FastifyInstance,
  { api, responses }: { api: ShopApi<CoreServices & HealthServices & SchedulerServices>; responses: ResponseCache },
): Promise<void> {
  const { metricsToken } = api.services.settings
  const everything = Registry.merge([measures, momentaryMeasures(api.services, responses)])
  app.get('/metrics', async (request, reply) => {
    if (!isFromThisMachine(request) && !hasToken(request, metricsToken)) throw new ShopError('FORBIDDEN')
    return reply
      .type(everything.contentType)
      .header('cache-control', 'no-store')
      .send(await everything.metrics())
  })
}

export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    requestSeconds.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}

/** A request forwarded by a proxy on this machine comes from elsewhere. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? ''
  return isIP(address) === 4 ? address.startsWith('127.') : address === '::1'
}

function hasToken({ headers }: FastifyRequest, token: string | null): boolean {
  if (token === null) return false
  const [given, expected] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text))
  return given?.length === expected?.length && timingSafeEqual(given as Buffer, expected as Buffer)
}
