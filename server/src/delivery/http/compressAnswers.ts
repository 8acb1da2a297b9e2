import type { FastifyInstance } from 'fastify'
import { compress } from '../../kernel/cache/CachedResponse.js'
import { acceptedEncoding } from './negotiate.js'
import { varyBy } from './varyBy.js'

/** Smaller answers fit a packet or two however they are sent. */
const leastBytes = 1024

/**
 * Compresses the texts of more than 1 KB that this Fastify instance sends. Register it after `shareResponses`, which
 * caches them as they are.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < leastBytes) return done(null, payload)
    varyBy(reply, 'accept-encoding')
    const encoding = acceptedEncoding(request.headers['accept-encoding']?.toString())
    if (encoding === 'identity') return done(null, payload)
    compress(encoding, payload).then((bytes) => {
      reply.header('content-encoding', encoding).removeHeader('content-length')
      done(null, bytes)
    }, done)
  })
}
