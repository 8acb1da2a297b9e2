import type { FastifyInstance } from 'fastify'
import { FairSemaphore } from '../limits/FairSemaphore.js'
import { isUpload } from '../media/multipart.js'
import { callerNetworks } from './cookies.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** To be called when the work of a counted call is done. */
    endTurn: (() => void) | null
  }
}

/** Calls of one network; a back office that opens a screen has some ten. */
const limits = { atOnce: 16, mostWaiting: 200, refusal: 'RATE_LIMITED' } as const

/** How long the work of a client that has gone counts on, unless it is known to have ended. */
const goneMilliseconds = 1000

/**
 * Limits what one network may have under way in both APIs: further calls wait, and beyond that are RATE_LIMITED. Answers
 * from the cache are sent before this. Uploads are exempt, because they take as long as their connection needs.
 */
export function limitUnderWay(app: FastifyInstance): void {
  const callers = new Map<string, FairSemaphore>()
  app.decorateRequest('endTurn', null)

  app.addHook('preHandler', async (request, reply) => {
    if (!/^\/(graphql|api)(\/|$)/.test(request.routeOptions.url ?? '') || isUpload(request)) return
    const networks = callerNetworks(request)
    const widest = networks.at(-1) ?? ''
    const semaphore = callers.get(widest) ?? new FairSemaphore(limits)
    callers.set(widest, semaphore)
    await semaphore.acquire(networks)
    request.endTurn = () => {
      request.endTurn = null
      semaphore.release()
      if (semaphore.isIdle) callers.delete(widest)
    }
    const { raw } = reply
    // A client that has gone while it waited.
    if (raw.closed) request.endTurn()
    else raw.once('close', () => request.endTurn && setTimeout(() => request.endTurn?.(), goneMilliseconds).unref())
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    request.endTurn?.()
    done(null, payload)
  })
}
