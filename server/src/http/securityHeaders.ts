import type { FastifyInstance } from 'fastify'
import { contentPolicy } from './contentPolicy.js'

/** Browser features that no page uses, and that injected code must not use either. */
const refusedFeatures = ['browsing-topics', 'camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

const headers = {
  'content-security-policy': contentPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
}

/** HSTS for a year. */
const httpsHeaders = { ...headers, 'strict-transport-security': 'max-age=31536000' }

/** Adds headers to every response; a route may override them. */
export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  const always = isHttps ? httpsHeaders : headers
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(always)
    done()
  })
}
