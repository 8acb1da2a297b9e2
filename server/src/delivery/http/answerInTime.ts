import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { isUpload } from '../../kernel/media/multipart.js'

/** Shorter than the timeout of both front ends (15 seconds). */
const timeoutMilliseconds = 12_000

const checkMilliseconds = 500

/**
 * Answers UNAVAILABLE when a request takes too long, such as when the database hangs and requests queue up. Uploads are
 * exempt: they take as long as the connection needs.
 */
export function answerInTime(app: FastifyInstance): void {
  /** When each request began, oldest first. A timer per request would cost more than many answers do. */
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
    const due = performance.now() - timeoutMilliseconds
    for (const [reply, since] of waiting) {
      if (since > due) break
      waiting.delete(reply)
      sendUnavailable(reply.request, reply)
    }
  }, checkMilliseconds)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

function sendUnavailable(request: FastifyRequest, reply: FastifyReply): void {
  if (isUpload(request) || !request.raw.complete || reply.raw.headersSent || reply.raw.destroyed) return
  request.log.warn({ method: request.method, route: request.routeOptions.url }, 'A request was not answered in time')
  reply.send(new ShopError('UNAVAILABLE'))
}
