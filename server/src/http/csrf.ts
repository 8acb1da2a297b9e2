import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ShopError } from '../errors/ShopError.js'
import type { Settings } from '../settings/readSettings.js'
import { cookieScope } from './cookies.js'

const csrfCookie = 'XSRF-TOKEN'
const csrfHeader = 'x-xsrf-token'

const csrfSeconds = 2 * 60 * 60

/**
 * `GET /api/csrf-cookie` (signed double-submit cookie): sets a token that only the product's own scripts can read and
 * send back in a header. The signature makes a cookie planted by others invalid. The token survives login and logout,
 * and a browser that has one gets the same again, because other tabs may be about to send it.
 */
export async function csrfCookieRoute(app: FastifyInstance, { settings }: { settings: Settings }): Promise<void> {
  app.get('/api/csrf-cookie', (request, reply) => {
    const current = request.cookies[csrfCookie]
    const token = current && isSigned(current, settings) ? current : newToken(settings)
    const secure = settings.publicUrl.startsWith('https:')
    return reply
      .setCookie(csrfCookie, token, { ...cookieScope, maxAge: csrfSeconds, httpOnly: false, secure })
      .header('cache-control', 'no-store')
      .code(204)
      .send()
  })
}

/** @throws ShopError CSRF unless the request comes from a page of the product */
export function assertCsrf(request: FastifyRequest, settings: Settings): void {
  const cookie = request.cookies[csrfCookie]
  const header = request.headers[csrfHeader]
  const isOurs =
    isOwnOrigin(request, settings) &&
    cookie !== undefined &&
    typeof header === 'string' &&
    isSame(cookie, header) &&
    isSigned(cookie, settings)
  if (!isOurs) throw new ShopError('CSRF')
}

/** @throws ShopError CSRF for a form sent from another site */
export function assertOwnOrigin(request: FastifyRequest, settings: Settings): void {
  if (!isOwnOrigin(request, settings)) throw new ShopError('CSRF')
}

/** Programs send no origin. A browser sends `null` for an opaque origin, which is never a page of the product. */
function isOwnOrigin({ headers }: FastifyRequest, settings: Settings): boolean {
  const { origin } = headers
  if (origin === undefined || origin === settings.publicUrl) return true
  return URL.canParse(origin) && new URL(origin).host === headers.host
}

function newToken(settings: Settings): string {
  const random = randomBytes(24).toString('base64url')
  return `${random}.${signatureOf(random, settings)}`
}

function isSigned(token: string, settings: Settings): boolean {
  const [random = '', signature = '', ...rest] = token.split('.')
  return rest.length === 0 && isSame(signature, signatureOf(random, settings))
}

function signatureOf(random: string, settings: Settings): string {
  return createHmac('sha256', settings.sessionSecret).update(`csrf ${random}`).digest('base64url')
}

/** Compares in constant time. */
function isSame(left: string, right: string): boolean {
  return timingSafeEqual(digestOf(left), digestOf(right))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
