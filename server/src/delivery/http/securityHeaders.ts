import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../kernel/settings/readSettings.js'
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
function httpsHeaders({ hstsSubdomains }: Settings) {
  const scope = hstsSubdomains ? '; includeSubDomains' : ''
  return { ...headers, 'strict-transport-security': `max-age=31536000${scope}` }
}

/** Adds headers to every response; a route may override them. */
export function addSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  const always = settings.publicUrl.startsWith('https:') ? httpsHeaders(settings) : headers
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(always)
    done()
  })
}
