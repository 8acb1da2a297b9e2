import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ShopError } from '../errors/ShopError.js'

/** Sooner than browsers and both front ends give up (15 seconds). */
const patienceMilliseconds = 12_000

/**
 * Whoever asks is told UNAVAILABLE rather than nothing when what the answer needs does not come: a database that went
 * silent, with a queue before it. Uploads take as long as their line does.
 */
export function answerInTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => tellUnavailable(request, reply), patienceMilliseconds)
    reply.raw.once('close', () => clearTimeout(timer))
    done()
  })
}

function tellUnavailable(request: FastifyRequest, reply: FastifyReply): void {
  const isUpload = request.headers['content-type']?.toLowerCase().includes('multipart/form-data')
  if (isUpload || !request.raw.complete || reply.sent) return
  request.log.warn({ method: request.method, route: request.routeOptions.url }, 'A request was not answered in time')
  reply.send(new ShopError('UNAVAILABLE'))
}
