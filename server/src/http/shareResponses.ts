import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CachedResponse, ResponseCache } from '../cache/ResponseCache.js'
import { sessionCookie } from '../sessions/sessionCookies.js'
import { addCacheHeaders, sendAnswer } from './sendAnswer.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The cache key: the exact request. Null when the answer is for one caller only. */
    cacheKey: string | null
    /** A cache hit found before the body was parsed; it is sent even if the content changes in between. */
    cachedResponse: CachedResponse | undefined
    /** The state of the content when the request came in. */
    contentVersion: number
    /** Whether the answer is the same for every visitor. */
    isPublicResponse: boolean
  }
}

/**
 * Answers public reads on the routes of this Fastify instance from the cache, and caches their answers by the exact
 * request. Requests with a session or an access token are never cached.
 */
export function shareResponses(app: FastifyInstance, responses: ResponseCache): void {
  // Callbacks, because promises would take a noticeable part of the time of a cache hit.
  app.addHook('onRequest', (request, reply, done) => {
    request.contentVersion = responses.currentVersion
    if (request.method === 'GET') {
      request.cacheKey = cacheKey(request)
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
    request.shopContext.onPublicResponse = () => {
      request.isPublicResponse = true
    }
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const { cacheKey: key } = request
    const isShared = request.isPublicResponse && reply.statusCode === 200
    if (key !== null && isShared && typeof payload === 'string') {
      const headers = { 'content-type': String(reply.getHeader('content-type')), 'cache-control': 'no-cache' }
      addCacheHeaders(reply, responses.set(key, { status: 200, headers, body: payload }, request.contentVersion))
    }
    done(null, payload)
  })
}

/** Null for a request with a session or an access token. */
export function cacheKey({ method, url, headers, cookies }: FastifyRequest, body = ''): string | null {
  if (cookies[sessionCookie] !== undefined || headers.authorization !== undefined) return null
  return `${method} ${url} ${headers.accept ?? ''} ${headers['accept-language'] ?? ''} ${body}`
}
