import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ShopError } from '../errors/ShopError.js'
import type { Settings } from '../settings/readSettings.js'
import { cookieScope } from './cookies.js'

const csrfCookie = 'XSRF-TOKEN'
const csrfHeader = 'x-xsrf-token'

/** Two hours. */
const csrfSeconds = 2 * 60 * 60

/**
 * `GET /api/csrf-cookie`: gives the browser a token that its own scripts can read and send back in a header, which
 * other sites' scripts cannot. It is signed, so that a cookie planted from outside is none, and it holds across login
 * and logout. A token that the browser already has is given again: other tabs may be about to send it.
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

/** @throws ShopError CSRF for a form that another site's page has sent */
export function assertOwnOrigin(request: FastifyRequest, settings: Settings): void {
  if (!isOwnOrigin(request, settings)) throw new ShopError('CSRF')
}

/** Programs send no origin. A browser sends `null` from where it will not say, which is never a page of ours. */
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

/** Takes the same time wherever two texts differ. */
function isSame(left: string, right: string): boolean {
  return timingSafeEqual(digestOf(left), digestOf(right))
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
