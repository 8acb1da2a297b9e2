import type { FastifyInstance } from 'fastify'
import type { HealthServices } from '../../features/health/Health.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { productSchema } from '../../kernel/database/productSchema.js'
import { productVersion } from '../../kernel/settings/productVersion.js'

/**
 * `/healthz` answers while the process is up. `/readyz` answers 200 while the database does, for a proxy: pages are served
 * then. Its answer names all parts that do not work, and with `?strict` any of them makes it a 503, for a watch that
 * looks at the status alone.
 */
export async function healthRoutes(app: FastifyInstance, { database, health }: CoreServices & HealthServices) {
  app.get('/healthz', async () => ({ status: 'up', version: productVersion, schema: productSchema }))
  app.get<{ Querystring: { strict?: string } }>('/readyz', async ({ query }, reply) => {
    const [answers, report] = await Promise.all([database.answers(), health.report()])
    const failing = [...report].filter(([, reason]) => reason !== null)
    const isDown = !answers || (query.strict !== undefined && failing.length > 0)
    const status = !answers ? 'database does not answer' : failing.length > 0 ? 'impaired' : 'ready'
    return reply
      .code(isDown ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status, ...(failing.length > 0 && { reasons: Object.fromEntries(failing) }) })
  })
}
