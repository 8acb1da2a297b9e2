import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { programOf } from '../../features/accounts/accessTokens.js'
import { type LiveSession, liveSession } from '../../features/sessions/sessions.js'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { callerOf, clearLeftOverUser } from './cookies.js'
import { acceptedLanguage } from './negotiate.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller and language for every operation of this request. */
    shopContext: Context
  }
}

/** Identifies the caller before the route runs. */
export function addShopContext(app: FastifyInstance, api: ShopApi): void {
  app.decorateRequest('shopContext')
  app.addHook('onRequest', (request, reply, done) => {
    const accessToken = accessTokenOf(request)
    if (accessToken !== null) {
      identifyProgram(api, request, reply, accessToken).then(() => done(), done)
      return
    }
    const caller = callerOf(request, reply, api.services.settings)
    const setContext = (session: LiveSession | null) => {
      const viewer = session?.viewer ?? null
      caller.sessionVisitor = session?.visitor ?? null
      clearLeftOverUser(request, reply, viewer)
      request.shopContext = api.context(viewer, acceptedLanguage(request.headers['accept-language']), caller, request)
      done()
    }
    // Most callers are visitors without a session, which needs no asynchronous lookup.
    if (caller.sessionToken === null) setContext(null)
    else liveSession(api.services, caller.sessionToken).then(setContext, done)
  })
}

/** @throws ShopError UNAUTHENTICATED for an invalid token, on public routes too: the program must notice */
async function identifyProgram(
  api: ShopApi,
  request: FastifyRequest,
  reply: FastifyReply,
  accessToken: string,
): Promise<void> {
  // Cookies do not authenticate a program.
  const caller = {
    ...callerOf(request, reply, api.services.settings),
    sessionToken: null,
    selfIntakeToken: null,
    visitor: null,
  }
  request.shopContext = api.context(null, acceptedLanguage(request.headers['accept-language']), caller, request)
  const program = await programOf(request.shopContext, accessToken)
  request.shopContext.viewer = program
  if (program) return
  reply.header('www-authenticate', 'Bearer error="invalid_token"')
  throw new ShopError('UNAUTHENTICATED', { message: { key: 'accessToken.unknown' } })
}

/** The access token of a program that calls one of the APIs. Other routes ignore the header. */
function accessTokenOf({ headers, routeOptions }: FastifyRequest): string | null {
  if (headers.authorization === undefined || !/^\/(graphql|api)(\/|$)/.test(routeOptions.url ?? '')) return null
  return /^Bearer\b\s*(.*)$/i.exec(headers.authorization)?.[1] ?? null
}
