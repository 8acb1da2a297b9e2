import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Viewer } from '../access/roles.js'
import { viewerOf } from '../accounts/sessions.js'
import type { Context } from '../content/Context.js'
import type { ShopApi } from '../graphql/ShopApi.js'
import { defaultLanguage, type Language } from '../publicsite/screens.js'
import { callerOf, clearLeftOverUser } from './cookies.js'

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
    const caller = callerOf(request, reply)
    const welcome = (viewer: Viewer | null) => {
      clearLeftOverUser(request, reply, viewer)
      request.shopContext = api.context(viewer, spokenLanguage(request), caller)
      done()
    }
    // Most callers are visitors, for whom there is nothing to wait for.
    if (caller.sessionToken === null) welcome(null)
    else viewerOf(api.services.database, caller.sessionToken).then(welcome, done)
  })
}

/** The first of our languages that the browser asks for; Dutch when it asks for none of them. */
function spokenLanguage({ headers }: FastifyRequest): Language {
  const [, language] = /(?:^|,)\s*(nl|en)\b/i.exec(headers['accept-language'] ?? '') ?? []
  return (language?.toLowerCase() as Language | undefined) ?? defaultLanguage
}
