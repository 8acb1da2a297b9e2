import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sessionCookie } from '../accounts/sessionCookies.js'
import type { AnswerCache, KeptAnswer } from '../publicsite/AnswerCache.js'
import { sendAnswer } from './sendAnswer.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** What an answer is kept under: exactly what was asked. Null when it is for one caller alone. */
    answerKey: string | null
    /** What is answered, where it was known before the body was read; what is written meanwhile comes later. */
    keptAnswer: KeptAnswer | undefined
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
    if (request.method === 'GET') request.answerKey = answerKey(request)
    const kept = request.keptAnswer ?? (request.answerKey === null ? undefined : answers.find(request.answerKey))
    if (kept) return sendAnswer(request, reply, kept)
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { answerKey: key } = request
    const isShared = request.isAnsweredAllAlike && reply.statusCode === 200
    if (key !== null && isShared && typeof payload === 'string') {
      const headers = { 'content-type': String(reply.getHeader('content-type')), 'cache-control': 'no-cache' }
      answers.keep(key, { status: 200, headers, body: payload }, request.contentVersion)
    }
    return payload
  })
}

/** Null for whoever has a session, or a token of their own. */
export function answerKey({ method, url, headers, cookies }: FastifyRequest, body = ''): string | null {
  if (cookies[sessionCookie] !== undefined || headers.authorization !== undefined) return null
  return `${method} ${url} ${headers.accept ?? ''} ${headers['accept-language'] ?? ''} ${body}`
}
