import type { FastifyInstance } from 'fastify'
import { etagOf, isNamed } from '../../kernel/cache/CachedResponse.js'
import { varyBy } from './varyBy.js'

/** The `Cache-Control` of a read whose answer belongs to one caller, who may keep it if he asks each time if it still holds. */
export const ownAnswer = 'private, no-cache'

declare module 'fastify' {
  interface FastifyRequest {
    /** The version of the record that is answered, which its ETag begins with so that `If-Match` can require it. */
    recordVersion?: number
  }
}

/** What tells one caller from another, and one form of an answer from another. */
const varies = 'cookie, authorization, accept, accept-language'

/**
 * Gives an ETag to the answers of this Fastify instance that are marked as their caller's own; asked with it, the same answer
 * is a 304. Nothing is cached here: every call is answered anew. Register it before `compressAnswers`.
 */
export function revalidateOwnAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.getHeader('cache-control') !== ownAnswer || typeof payload !== 'string') return done(null, payload)
    if (reply.statusCode !== 200 || request.shopContext.answer.isSecret) {
      reply.header('cache-control', 'private, no-store')
      return done(null, payload)
    }
    const { recordVersion } = request
    const etag = recordVersion === undefined ? etagOf(payload) : etagOf(payload).replace('"', `"v${recordVersion}-`)
    reply.header('etag', etag)
    varyBy(reply, varies)
    const known = request.headers['if-none-match']
    if (known === undefined || !isNamed(known, etag)) return done(null, payload)
    reply.code(304).removeHeader('content-length').removeHeader('content-type')
    done(null, null)
  })
}
