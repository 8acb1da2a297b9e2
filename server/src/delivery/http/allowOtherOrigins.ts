import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../../kernel/settings/readSettings.js'

const noOther: FastifyCorsOptions = { origin: false }

/**
 * Lets pages of the origins in CORS_ORIGINS call both APIs from a browser, with an access token or as anybody: cookies are
 * never among it, so that a session of the shop is of no use to another site. Without the setting no other origin may.
 * Register it before callers are identified: a page has to be able to read that its token is refused.
 */
export async function allowOtherOrigins(app: FastifyInstance, { corsOrigins }: Settings): Promise<void> {
  if (corsOrigins.length === 0) return
  const named: FastifyCorsOptions = {
    origin: corsOrigins,
    credentials: false,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'accept-language',
      'if-match',
      'if-none-match',
      'idempotency-key',
    ],
    exposedHeaders: ['etag', 'retry-after', 'x-request-id', 'idempotency-replayed'],
    // Seconds for which a browser need not ask again: the longest that any of them takes.
    maxAge: 86_400,
  }
  await app.register(cors, {
    delegator: ({ url }, done) => done(null, /^\/(graphql|api)([/?]|$)/.test(url ?? '') ? named : noOther),
  })
}
