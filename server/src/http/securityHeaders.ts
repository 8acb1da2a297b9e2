import type { FastifyInstance } from 'fastify'
import { contentPolicy } from './contentPolicy.js'

/** What no page of the product asks a browser for, and nothing that gets into one shall. */
const refusedFeatures = ['browsing-topics', 'camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

const headers = {
  'content-security-policy': contentPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
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
