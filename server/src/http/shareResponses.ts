import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CachedResponse, ResponseCache } from '../cache/ResponseCache.js'
import { sessionCookie } from '../sessions/sessionCookies.js'
import { sendAnswer, tellOfCopies } from './sendAnswer.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** What an answer is kept under: exactly what was asked. Null when it is for one caller alone. */
    cacheKey: string | null
    /** What is answered, where it was known before the body was read; what is written meanwhile comes later. */
    cachedResponse: CachedResponse | undefined
    /** The state of the content when the request came in. */
    contentVersion: number
    /** Whether the answer is the same for everybody. */
    isPublicResponse: boolean
  }
}

/**
 * Answers public reads of the routes of this instance from kept bytes, and keeps what they answer. An answer stands
 * under exactly what was asked; whoever has a session, or a token of their own, is not part of this.
 */
export function shareResponses(app: FastifyInstance, responses: ResponseCache): void {
  // Without promises: a kept answer costs little more than what it waits for.
  app.addHook('onRequest', (request, reply, done) => {
    request.contentVersion = responses.currentVersion
    if (request.method === 'GET') {
      request.cacheKey = cacheKey(request)
      const kept = request.cacheKey === null ? undefined : responses.find(request.cacheKey)
      if (kept) {
        sendAnswer(request, reply, kept)
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
      tellOfCopies(reply, responses.set(key, { status: 200, headers, body: payload }, request.contentVersion))
    }
    done(null, payload)
  })
}

/** Null for whoever has a session, or a token of their own. */
export function cacheKey({ method, url, headers, cookies }: FastifyRequest, body = ''): string | null {
  if (cookies[sessionCookie] !== undefined || headers.authorization !== undefined) return null
  return `${method} ${url} ${headers.accept ?? ''} ${headers['accept-language'] ?? ''} ${body}`
}
