import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isWithoutAccount } from '../../features/setup/setupCodes.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { beginPath, defaultLanguage, setupPath } from '../../kernel/shared/screens.js'
import { deploymentOf, type SiteRenderer } from './SiteRenderer.js'

interface Options {
  api: ShopApi
  renderer: Pick<SiteRenderer, 'render'>
  /** The document with the screen where the first account is made. */
  send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>
}

/** Where the first account is made. Once there is one, the address is as unknown as any other. */
export async function beginRoutes(app: FastifyInstance, { api, renderer, send }: Options): Promise<void> {
  app.get(beginPath, async (request, reply) => {
    const { database, settings } = api.services
    if (await isWithoutAccount(database.reader)) return send(request, reply)
    reply.header('cache-control', 'private, no-store')
    if (request.shopContext.viewer?.role === 'cms-admin') return reply.redirect(setupPath, 302)
    const page = await renderer.render({
      url: request.url,
      publicUrl: settings.publicUrl,
      deployment: deploymentOf(settings),
      look: (await api.services.look.current()).links,
      cookies: {},
      requestNumber: request.id,
      execute: (document, variables = {}) =>
        api.execute(document, variables, api.context(null, defaultLanguage, null, request)),
    })
    return reply.code(404).headers(page.headers).header('cache-control', 'private, no-store').send(page.body)
  })
}
