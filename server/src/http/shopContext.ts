import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '../access/Viewer.js'
import { programOf } from '../accounts/accessTokens.js'
import type { Context } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import type { ShopApi } from '../graphql/ShopApi.js'
import { viewerOf } from '../sessions/sessions.js'
import { callerOf, clearLeftOverUser } from './cookies.js'
import { acceptedLanguage } from './negotiate.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls and in which language, for every operation that this request leads to. */
    shopContext: Context
  }
}

/** Works out who calls before any route is reached. */
export function addShopContext(app: FastifyInstance, api: ShopApi): void {
  app.decorateRequest('shopContext')
  app.addHook('onRequest', (request, reply, done) => {
    const accessToken = accessTokenOf(request)
    if (accessToken !== null) {
      welcomeProgram(api, request, reply, accessToken).then(() => done(), done)
      return
    }
    const caller = callerOf(request, reply)
    const welcome = (viewer: Viewer | null) => {
      clearLeftOverUser(request, reply, viewer)
      request.shopContext = api.context(viewer, acceptedLanguage(request.headers['accept-language']), caller, request)
      done()
    }
    // Most callers are visitors, for whom there is nothing to wait for.
    if (caller.sessionToken === null) welcome(null)
    else viewerOf(api.services, caller.sessionToken).then(welcome, done)
  })
}

/** @throws ShopError UNAUTHENTICATED, also where everybody is answered: the program is to know of it */
async function welcomeProgram(
  api: ShopApi,
  request: FastifyRequest,
  reply: FastifyReply,
  accessToken: string,
): Promise<void> {
  // Cookies that are sent along are no matter of the program's.
  const caller = { ...callerOf(request, reply), sessionToken: null }
  request.shopContext = api.context(null, acceptedLanguage(request.headers['accept-language']), caller, request)
  const program = await programOf(request.shopContext, accessToken)
  request.shopContext.viewer = program
  if (program) return
  reply.header('www-authenticate', 'Bearer error="invalid_token"')
  throw new ShopError('UNAUTHENTICATED', { message: { key: 'accessToken.unknown' } })
}

/** The token with which a program calls one of the APIs. Elsewhere the header is not for the product. */
function accessTokenOf({ headers, routeOptions }: FastifyRequest): string | null {
  if (headers.authorization === undefined || !/^\/(graphql|api)(\/|$)/.test(routeOptions.url ?? '')) return null
  return /^Bearer\b\s*(.*)$/i.exec(headers.authorization)?.[1] ?? null
}
