import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/Database.js'

/** Liveness and readiness. */
export async function healthRoutes(app: FastifyInstance, { database }: { database: Database }): Promise<void> {
  app.get('/healthz', async () => ({ status: 'up' }))
  app.get('/readyz', async (_, reply) => {
    const isReady = await database.answers()
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'database does not answer' })
  })
}
