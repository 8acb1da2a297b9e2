import type { FastifyInstance, FastifyRequest } from 'fastify'
import { viewerOf } from '../accounts/sessions.js'
import type { Context } from '../content/Context.js'
import type { ShopApi } from '../graphql/ShopApi.js'
import { defaultLanguage, type Language } from '../publicsite/screens.js'
import { callerOf } from './cookies.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls and in which language, for every operation that this request leads to. */
    shopContext: Context
  }
}

/** Works out who calls before any route is reached. */
export function addShopContext(app: FastifyInstance, api: ShopApi): void {
  app.decorateRequest('shopContext')
  app.addHook('onRequest', async (request, reply) => {
    const caller = callerOf(request, reply)
    const viewer = caller.sessionToken ? await viewerOf(api.services.database, caller.sessionToken) : null
    request.shopContext = api.context(viewer, spokenLanguage(request), caller)
  })
}

/** The first of our languages that the browser asks for; Dutch when it asks for none of them. */
function spokenLanguage({ headers }: FastifyRequest): Language {
  const [, language] = /(?:^|,)\s*(nl|en)\b/i.exec(headers['accept-language'] ?? '') ?? []
  return (language?.toLowerCase() as Language | undefined) ?? defaultLanguage
}
