import type { FastifyInstance, FastifyRequest } from 'fastify'
import { staffRoles } from '../../kernel/access/roles.js'
import { isProgram, type Viewer } from '../../kernel/access/Viewer.js'
import { Call } from '../../kernel/limits/Call.js'
import { CostAccounts, type Payer } from '../../kernel/limits/CostAccounts.js'
import { isUpload } from '../../kernel/media/multipart.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { callerNetworks } from './cookies.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** What this request costs. */
    call: Call
  }
}

/**
 * Counts what each subscriber costs: further calls wait, and beyond that are RATE_LIMITED. What is answered from the cache
 * never begins a call, so that it costs nothing; both APIs begin theirs before anything else. Uploads begin none while they
 * are received, which takes as long as their connection needs.
 */
export function countCalls(app: FastifyInstance, { costLimit }: Pick<Settings, 'costLimit'>): void {
  const accounts = new CostAccounts(costLimit)
  app.decorateRequest('call')

  app.addHook('onRequest', (request, reply, done) => {
    request.call = new Call(accounts, () => payerOf(request), reply.raw)
    done()
  })
  app.addHook('preHandler', (request, _, done) => {
    if (!/^\/(graphql|api)(\/|$)/.test(request.routeOptions.url ?? '') || isUpload(request)) return done()
    request.call.begin().then(() => done(), done)
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.call?.end()
    done(null, payload)
  })
}

/** Whether a caller works for the shop, as its staff and programs with a token do. */
export function worksForShop(viewer: Viewer | null | undefined): viewer is Viewer {
  return viewer != null && (staffRoles.includes(viewer.role) || isProgram(viewer))
}

/** Staff and programs have an account of their own, wherever they call from; everyone else pays with the network. */
function payerOf(request: FastifyRequest): Payer {
  const { viewer } = request.shopContext ?? {}
  if (!worksForShop(viewer)) return { networks: callerNetworks(request), isStaff: false }
  return { networks: [viewer.limits ? `program ${viewer.limits.token}` : `user ${viewer.id}`], isStaff: true }
}
