import type { FastifyInstance } from 'fastify'

/** Documents hold no inline script, so that kept ones need no nonce. Whose frames they may stand in differs. */
export function contentPolicy({ framedBy }: { framedBy: "'none'" | "'self'" }): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join(';')
}

const headers = {
  'content-security-policy': contentPolicy({ framedBy: "'none'" }),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** A year, for browsers that have once come over https. */
const httpsHeaders = { ...headers, 'strict-transport-security': 'max-age=31536000' }

/** Headers that every answer carries, unless a route says otherwise. */
export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const always = isHttps ? httpsHeaders : headers
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(always)
    done()
  })
}
