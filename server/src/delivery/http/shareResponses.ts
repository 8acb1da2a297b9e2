import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CachedResponse } from '../../kernel/cache/CachedResponse.js'
import type { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import { addCacheHeaders, sendAnswer } from './sendAnswer.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The cache key: what the answer depends on. Null when the answer is for one caller only. */
    cacheKey: string | null
    /** A cache hit found before the body was parsed; it is sent even if the content changes in between. */
    cachedResponse: CachedResponse | undefined
    /** The state of the content when the request came in. */
    contentVersion: number
    /** Whether the answer is the same for every visitor. */
    isPublicResponse: boolean
    /** Epoch milliseconds until which it is; infinite unless it depends on the day. */
    publicUntil: number
  }
}

/** The keys of GET requests of visitors. */
export interface ResponseKeys {
  /** The key of a request that was sent like this before. */
  known(request: FastifyRequest): string | undefined
  /** The key of any; null for one that is not cached. Finding it takes as long as reading what was sent. */
  of(request: FastifyRequest): string | null
}

/**
 * Answers public reads on the routes of this Fastify instance from the cache, and caches their answers by what they
 * depend on. Only callers without a session share them; a session that is unknown or has ended is none. What was not sent
 * like this before is read once the call has begun.
 */
export function shareResponses(app: FastifyInstance, responses: ResponseCache, keys: ResponseKeys): void {
  // Callbacks, because promises would take a noticeable part of the time of a cache hit.
  app.addHook('onRequest', (request, reply, done) => {
    request.contentVersion = responses.currentVersion
    if (request.method === 'GET' && isVisitor(request)) {
      request.cacheKey = keys.known(request) ?? null
      const cached = request.cacheKey === null ? undefined : responses.find(request.cacheKey)
      if (cached) {
        sendAnswer(request, reply, cached)
        return
      }
    }
    done()
  })
  app.addHook('preHandler', (request, reply, done) => {
    if (request.method === 'GET' && request.cacheKey === null && isVisitor(request)) {
      request.cacheKey = keys.of(request)
      const cached = request.cacheKey === null ? undefined : responses.find(request.cacheKey)
      if (cached) {
        sendAnswer(request, reply, cached)
        return
      }
    }
    done()
  })
  app.addHook('preValidation', (request, reply, done) => {
    if (request.cachedResponse) {
      sendAnswer(request, reply, request.cachedResponse)
      return
    }
    request.shopContext.onPublicResponse = (until) => {
      request.isPublicResponse = true
      request.publicUntil = until
    }
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const { cacheKey: key } = request
    const isShared = request.isPublicResponse && reply.statusCode === 200
    if (key !== null && isShared && typeof payload === 'string') {
      const headers = { 'content-type': String(reply.getHeader('content-type')), 'cache-control': 'no-cache' }
      addCacheHeaders(
        reply,
        responses.set(
          key,
          { status: 200, headers, body: payload, expiresAt: request.publicUntil },
          request.contentVersion,
        ),
      )
    } else if (reply.statusCode >= 400 && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })
}

/** Whether the caller is nobody in particular. */
export function isVisitor({ shopContext }: FastifyRequest): boolean {
  return shopContext.viewer === null
}
