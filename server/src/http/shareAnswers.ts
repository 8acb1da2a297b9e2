import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sessionCookie } from '../accounts/sessionCookies.js'
import type { AnswerCache } from '../publicsite/AnswerCache.js'
import { sendAnswer } from './sendAnswer.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it came, which is what an answer is kept under. */
    rawBody: string | null
    /** The state of the content when the request came in. */
    contentVersion: number
    /** Whether the answer is the same for everybody. */
    isAnsweredAllAlike: boolean
  }
}

/**
 * Answers public reads of the routes of this instance from kept bytes, and keeps what they answer. An answer stands
 * under exactly what was asked; whoever has a session, or a token of their own, is not part of this.
 */
export function shareAnswers(app: FastifyInstance, answers: AnswerCache): void {
  app.addHook('preHandler', async (request, reply) => {
    request.contentVersion = answers.currentVersion
    request.shopContext.answeredAllAlike = () => {
      request.isAnsweredAllAlike = true
    }
    const key = answerKey(request)
    const kept = key === null ? undefined : answers.find(key)
    if (kept) return sendAnswer(request, reply, kept)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const key = answerKey(request)
    const isShared = request.isAnsweredAllAlike && reply.statusCode === 200
    if (key !== null && isShared && typeof payload === 'string') {
      const headers = { 'content-type': String(reply.getHeader('content-type')), 'cache-control': 'no-cache' }
      answers.keep(key, { status: 200, headers, body: payload }, request.contentVersion)
    }
    return payload
  })
}

/** What the answer depends on; null when it is for one caller alone. */
export function answerKey({ method, url, headers, cookies, rawBody }: FastifyRequest): string | null {
  if (cookies[sessionCookie] !== undefined || headers.authorization !== undefined) return null
  if (method === 'POST' && rawBody === null) return null
  return `${method} ${url} ${headers.accept ?? ''} ${headers['accept-language'] ?? ''} ${rawBody ?? ''}`
}
