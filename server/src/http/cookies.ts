import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '../access/Viewer.js'
import type { Caller } from '../context/Context.js'
import { sessionCookie, userCookie } from '../sessions/sessionCookies.js'
import { clientAddress } from './clientAddress.js'

/** Cookies are sent to every address of the product, and not with other sites' requests. */
export const cookieScope = { path: '/', sameSite: 'lax' } as const

/** The client of a request, as operations see it. */
export function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  return {
    address: clientAddress(request),
    userAgent: request.headers['user-agent'] ?? null,
    sessionToken: request.cookies[sessionCookie] ?? null,
    idempotencyKey: String(request.headers['idempotency-key'] ?? '') || null,
    setCookie(name, value, options) {
      reply.setCookie(name, value, { ...options, ...cookieScope })
    },
    clearCookie(name) {
      reply.clearCookie(name, cookieScope)
    },
  }
}

/** The `user` cookie outlives the session by two days; it is cleared so that the browser shows no user any more. */
export function clearLeftOverUser(request: FastifyRequest, reply: FastifyReply, viewer: Viewer | null): void {
  if (!viewer && request.cookies[userCookie] !== undefined) reply.clearCookie(userCookie, cookieScope)
}

/** The cookies of a request by name. */
export function definedOnly(cookies: FastifyRequest['cookies']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cookies).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
