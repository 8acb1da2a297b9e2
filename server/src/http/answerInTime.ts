import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../errors/ShopError.js'

/** Sooner than browsers and both front ends give up (15 seconds). */
const patienceMilliseconds = 12_000

const checkMilliseconds = 500

/**
 * Whoever asks is told UNAVAILABLE rather than nothing when what the answer needs does not come: a database that went
 * silent, with a queue before it. Uploads take as long as their line does.
 */
export function answerInTime(app: FastifyInstance): void {
  /** Since when each waits, in the order of their coming. A timer for each would cost more than many an answer. */
  const waiting = new Map<FastifyReply, number>()

  app.addHook('onRequest', (_, reply, done) => {
    waiting.set(reply, performance.now())
    done()
  })
  app.addHook('onResponse', (_, reply, done) => {
    waiting.delete(reply)
    done()
  })
  const timer = setInterval(() => {
    const due = performance.now() - patienceMilliseconds
    for (const [reply, since] of waiting) {
      if (since > due) break
      waiting.delete(reply)
      tellUnavailable(reply.request, reply)
    }
  }, checkMilliseconds)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

function tellUnavailable(request: FastifyRequest, reply: FastifyReply): void {
  const isUpload = request.headers['content-type']?.toLowerCase().includes('multipart/form-data')
  if (isUpload || !request.raw.complete || reply.raw.headersSent || reply.raw.destroyed) return
  request.log.warn({ method: request.method, route: request.routeOptions.url }, 'A request was not answered in time')
  reply.send(new ShopError('UNAVAILABLE'))
}
