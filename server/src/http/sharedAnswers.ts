import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from '../accounts/sessionCookies.js'
import type { AnswerCache, KeptAnswer } from '../publicsite/AnswerCache.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, which is what an answer is kept under. */
    rawBody: string | null
    /** The state of the content when the request came in. */
    contentVersion: number
  }
}

/** Answers to public calls, kept as bytes under exactly what was asked. */
export function sharedAnswers(app: FastifyInstance, answers: AnswerCache) {
  app.decorateRequest('rawBody', null)
  app.decorateRequest('contentVersion', 0)
  app.removeContentTypeParser('application/json')
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = String(body)
    // What is answered from the kept bytes is never read.
    if (keyOf(request) && answers.find(keyOf(request) ?? '')) done(null, undefined)
    else parseJson(request, String(body), done)
  })

  return {
    find(request: FastifyRequest): KeptAnswer | undefined {
      const key = keyOf(request)
      request.contentVersion = answers.currentVersion
      return key === null ? undefined : answers.find(key)
    },
    keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
      const key = keyOf(request)
      const isPublic = request.shopContext?.isPublicRead === true && reply.statusCode === 200
      if (key === null || !isPublic || typeof payload !== 'string') return
      const headers = { 'content-type': String(reply.getHeader('content-type')), 'cache-control': 'no-cache' }
      answers.keep(key, { status: 200, headers, body: payload }, request.contentVersion)
    },
  }
}

/** What the answer depends on; null for whoever has a session, or a token of their own. */
function keyOf({ method, url, headers, cookies, rawBody }: FastifyRequest): string | null {
  if (cookies[sessionCookie] !== undefined || headers.authorization !== undefined) return null
  if (method === 'POST' && rawBody === null) return null
  return `${method} ${url} ${headers.accept ?? ''} ${headers['accept-language'] ?? ''} ${rawBody ?? ''}`
}
