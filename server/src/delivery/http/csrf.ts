import type { FastifyInstance, FastifyRequest } from 'fastify'
import { cookieOf, newVisitor, readVisitor, visitorCookie } from '../../features/sessions/visitor.js'
import type { Visitor } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { isSame, signatureOf } from '../../kernel/secrets/signature.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { isNoDomain } from './refuseForeignHosts.js'

const csrfCookie = 'XSRF-TOKEN'
const csrfHeader = 'x-xsrf-token'

const csrfScope = { path: '/', sameSite: 'lax' } as const
const csrfSeconds = 2 * 60 * 60

/**
 * `GET /api/csrf-cookie` (signed double-submit cookie): sets a token that only the product's own scripts can read and
 * send back in a header. It is the signed id of the visitor, whom another cookie identifies that no script reads: the token
 * of another visitor, planted by others, opens nothing. It survives login and logout, and a browser that has one gets the
 * same again, because other tabs may be about to send it.
 */
export async function csrfCookieRoute(app: FastifyInstance, { settings }: { settings: Settings }): Promise<void> {
  app.get('/api/csrf-cookie', (request, reply) => {
    const { caller } = request.shopContext
    const known = caller?.visitor ?? newVisitor()
    const id = caller?.sessionVisitor ?? known.id
    const visitor = cookieOf(id === known.id ? known : newVisitor(id), settings)
    const { secure } = visitor.options
    reply.setCookie(csrfCookie, tokenOf(id, settings), { ...csrfScope, maxAge: csrfSeconds, httpOnly: false, secure })
    caller?.setCookie(visitorCookie, visitor.value, visitor.options)
    return reply.header('cache-control', 'no-store').code(204).send()
  })
}

/** @throws ShopError CSRF unless the request comes from a page of the product */
export function assertCsrf(request: FastifyRequest, settings: Settings): void {
  const header = request.headers[csrfHeader]
  const visitor = visitorOfToken(request, settings)
  const isOurs =
    isOwnOrigin(request, settings) &&
    visitor !== null &&
    typeof header === 'string' &&
    isSame(tokenOf(visitor.id, settings), header) &&
    isOfCaller(visitor.id, request, settings)
  if (!isOurs) throw new ShopError('CSRF')
}

/** The visitor that the token in the cookie was made for; null when this shop has not signed it. */
export function visitorOfToken({ cookies }: FastifyRequest, settings: Settings): Visitor | null {
  const token = cookies[csrfCookie] ?? ''
  const [id = ''] = token.split('.')
  return id !== '' && isSame(token, tokenOf(id, settings)) ? newVisitor(id) : null
}

/** A program may drop the cookie of its visitor, but a session takes no token but that of the visitor who began it. */
function isOfCaller(id: string, { cookies, shopContext }: FastifyRequest, settings: Settings): boolean {
  const owner = shopContext.caller?.sessionVisitor ?? readVisitor(cookies[visitorCookie], settings)?.id
  return owner === undefined || owner === id
}

/** @throws ShopError CSRF for a form sent from another site */
export function assertOwnOrigin(request: FastifyRequest, settings: Settings): void {
  if (!isOwnOrigin(request, settings)) throw new ShopError('CSRF')
}

/**
 * The same at a secret address: its page sends no referrer, with which browsers name no origin either, and say in another
 * header from where a form comes. One that says neither is let in: who posts there knows the address.
 * @throws ShopError CSRF for a form sent from another site
 */
export function assertOwnSecretForm(request: FastifyRequest, settings: Settings): void {
  const { origin, 'sec-fetch-site': site = 'same-origin' } = request.headers
  if (origin === 'null' ? site !== 'same-origin' : !isOwnOrigin(request, settings)) throw new ShopError('CSRF')
}

/**
 * Programs send no origin. A browser sends `null` for an opaque origin, which is never a page of the product. Beside PUBLIC_URL
 * a shop is its own origin at localhost and at addresses, which are tried out: what else `Host` says counts for nothing.
 */
function isOwnOrigin({ headers }: FastifyRequest, settings: Settings): boolean {
  const { origin } = headers
  if (origin === undefined || origin === settings.publicUrl) return true
  if (!URL.canParse(origin)) return false
  const { host, hostname, protocol } = new URL(origin)
  return isNoDomain(hostname) && host === headers.host && protocol === new URL(settings.publicUrl).protocol
}

function tokenOf(visitor: string, settings: Settings): string {
  return `${visitor}.${signatureOf('csrf', visitor, settings)}`
}
