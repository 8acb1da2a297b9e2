import { isIP } from 'node:net'
import '@fastify/cookie'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { selfIntakeCookie, sessionCookie, userCookie } from '../../features/sessions/sessionCookies.js'
import { readVisitor, visitorCookie } from '../../features/sessions/visitor.js'
import type { Viewer } from '../../kernel/access/Viewer.js'
import type { Caller } from '../../kernel/context/Context.js'
import { networksOf } from '../../kernel/limits/networks.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { visitorOfToken } from './csrf.js'

/** Cookies are sent to every address of the product, and not with other sites' requests. */
export const cookieScope = { path: '/', sameSite: 'lax' } as const

/** Cookies that carry rights. */
const guarded: readonly string[] = [sessionCookie, visitorCookie, selfIntakeCookie]

/** On https browsers take a cookie under this prefix from this host alone, and from no other of the same domain. */
const hostPrefix = '__Host-'

function nameInBrowser(name: string, { publicUrl }: Settings): string {
  return publicUrl.startsWith('https:') && guarded.includes(name) ? hostPrefix + name : name
}

/** Everything reads the cookies of a request by their plain names, whatever the browser has them under. */
export function nameCookies(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', (request, _, done) => {
    for (const name of guarded) {
      const value = request.cookies[nameInBrowser(name, settings)]
      if (value === undefined) delete request.cookies[name]
      else request.cookies[name] = value
    }
    done()
  })
}

/** The client of a request, as operations see it. */
export function callerOf(request: FastifyRequest, reply: FastifyReply, settings: Settings): Caller {
  const visitor = readVisitor(request.cookies[visitorCookie], settings) ?? visitorOfToken(request, settings)
  return {
    visitor,
    isCustomer: visitor?.isCustomer ?? false,
    sessionVisitor: null,
    isPage: request.headers.origin !== undefined,
    address: clientAddress(request),
    userAgent: request.headers['user-agent'] ?? null,
    sessionToken: request.cookies[sessionCookie] ?? null,
    selfIntakeToken: request.cookies[selfIntakeCookie] ?? null,
    idempotencyKey: String(request.headers['idempotency-key'] ?? '') || null,
    setCookie(name, value, options) {
      reply.setCookie(nameInBrowser(name, settings), value, { ...options, ...cookieScope })
    },
    clearCookie(name) {
      const stored = nameInBrowser(name, settings)
      reply.clearCookie(stored, { ...cookieScope, ...(stored !== name && { secure: true }) })
    },
    clearStored() {
      reply.header('clear-site-data', '"cache", "storage"')
    },
    // The headers of the draft "RateLimit header fields for HTTP" of the IETF.
    showLimit({ name, points, seconds, remaining, resetIn }) {
      reply.header('ratelimit-policy', `"${name}";q=${points};w=${seconds}`)
      reply.header('ratelimit', `"${name}";r=${remaining};t=${resetIn}`)
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

/**
 * The network address of the client, as reported by the proxies in `TRUSTED_PROXIES` and never by the client itself.
 * When a proxy reports something that is not an address, its own address is used.
 */
export function clientAddress({ ip, socket }: FastifyRequest): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? ip)
}

/** The networks that limits and queues count a client to, narrowest first. */
export function callerNetworks(request: FastifyRequest): readonly string[] {
  return networksOf(clientAddress(request))
}
