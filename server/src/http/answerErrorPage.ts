import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError } from 'graphql'
import type { CoreServices } from '../context/Context.js'
import { graphqlError, isUnexpected } from '../graphql/graphqlError.js'
import { defaultLanguage, type Language } from '../shared/screens.js'
import { addressLanguage } from './addressLanguage.js'
import { answerError, catalogueError } from './answerError.js'
import { deploymentOf, type RenderedPage, type SiteRenderer } from './SiteRenderer.js'

/**
 * Answers a server error on an address of the site with the site's own error page. If rendering that fails too, the
 * answer is the same as on every other route.
 */
export function answerErrorPage(
  renderer: Pick<SiteRenderer, 'render'>,
  { settings, look }: Pick<CoreServices, 'settings' | 'look'>,
) {
  /** The page of a shop that has too much to do, which has no time to render it for each visitor. */
  const busy = new Map<Language, Promise<RenderedPage>>()

  const render = (request: FastifyRequest, failed: GraphQLError, requestNumber: string): Promise<RenderedPage> =>
    renderer.render({
      url: request.url,
      publicUrl: settings.publicUrl,
      look: look.remembered.links,
      deployment: deploymentOf(settings),
      cookies: {},
      requestNumber,
      execute: async () => ({ errors: [failed] }),
    })

  const busyPage = (request: FastifyRequest, failed: GraphQLError): Promise<RenderedPage> => {
    const language = addressLanguage(request.url) ?? defaultLanguage
    const page = busy.get(language) ?? render(request, failed, '')
    busy.set(language, page)
    page.catch(() => busy.delete(language))
    return page
  }

  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const known = catalogueError(error, request)
    if (known.status < 500) return answerError(error, request, reply)
    const failed = graphqlError(known, request.shopContext?.language ?? defaultLanguage)
    try {
      const { retryAfter } = known.details
      const page = await (retryAfter ? busyPage(request, failed) : render(request, failed, request.id))
      if (retryAfter) reply.header('retry-after', retryAfter)
      if (page.status < 500) return answerError(error, request, reply)
      if (isUnexpected(error)) request.log.error(error)
      return reply.code(known.status).headers(page.headers).header('cache-control', 'no-store').send(page.body)
    } catch {
      return answerError(error, request, reply)
    }
  }
}
