import type { FastifyReply, FastifyRequest } from 'fastify'
import type { GraphQLError } from 'graphql'
import { CachedResponse } from '../../kernel/cache/CachedResponse.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { graphqlError, isUnexpected } from '../../kernel/graphql/graphqlError.js'
import { defaultLanguage } from '../../kernel/shared/screens.js'
import { addressLanguage } from './addressLanguage.js'
import { answerError, catalogueError } from './answerError.js'
import { deploymentOf, type RenderedPage, type SiteRenderer } from './SiteRenderer.js'
import { sendAnswer } from './sendAnswer.js'

/**
 * Answers a server error on an address of the site with the site's own error page. If rendering that fails too, the
 * answer is the same as on every other route.
 */
export function answerErrorPage(
  renderer: Pick<SiteRenderer, 'render'>,
  { settings, look }: Pick<CoreServices, 'settings' | 'look'>,
) {
  /**
   * By language and status: the page of a shop that has too much to do, for all or for this network, which has no time to
   * render it for each visitor; null where there is none.
   */
  const busy = new Map<string, Promise<CachedResponse | null>>()

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

  const busyPage = (request: FastifyRequest, known: ShopError): Promise<CachedResponse | null> => {
    const language = addressLanguage(request.url) ?? defaultLanguage
    const key = `${language} ${known.status}`
    const failed = graphqlError(new ShopError('UNAVAILABLE'), language)
    const page = busy.get(key) ?? render(request, failed, '').then((busyPage) => cachedPage(busyPage, known.status))
    busy.set(key, page)
    page.catch(() => busy.delete(key))
    return page
  }

  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const known = catalogueError(error, request)
    const { retryAfter } = known.details
    const isBusy = known.code === 'RATE_LIMITED' && request.headers.accept?.includes('text/html')
    if (known.status < 500 && !isBusy) return answerError(error, request, reply)
    try {
      if (retryAfter) {
        const page = await busyPage(request, known)
        if (!page) return answerError(error, request, reply)
        return sendAnswer(request, reply.header('retry-after', retryAfter), page)
      }
      const failed = graphqlError(known, request.shopContext?.language ?? defaultLanguage)
      const page = await render(request, failed, request.id)
      if (page.status < 500) return answerError(error, request, reply)
      if (isUnexpected(error)) request.log.error(error)
      return reply.code(known.status).headers(page.headers).header('cache-control', 'no-store').send(page.body)
    } catch {
      return answerError(error, request, reply)
    }
  }
}

function cachedPage(page: RenderedPage, status: number): CachedResponse | null {
  const { headers, body } = page
  if (page.status < 500) return null
  return new CachedResponse({ status, headers: { ...headers, 'cache-control': 'no-store' }, body })
}
