import type { FastifyReply, FastifyRequest } from 'fastify'
import { graphqlError } from '../graphql/graphqlError.js'
import { defaultLanguage } from '../shared/screens.js'
import { answerError, catalogueError } from './answerError.js'
import type { SiteRenderer } from './SiteRenderer.js'

/**
 * Answers a server error on an address of the site with the site's own error page. If rendering that fails too, the
 * answer is the same as on every other route.
 */
export function answerErrorPage(renderer: SiteRenderer, publicUrl: string) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const known = catalogueError(error, request)
    if (known.status < 500) return answerError(error, request, reply)
    const failed = graphqlError(known, request.shopContext?.language ?? defaultLanguage)
    try {
      const page = await renderer.render({
        url: request.url,
        publicUrl,
        cookies: {},
        requestNumber: request.id,
        execute: async () => ({ errors: [failed] }),
      })
      if (page.status < 500) return answerError(error, request, reply)
      if (known.code === 'INTERNAL') request.log.error(error)
      return reply.code(known.status).headers(page.headers).header('cache-control', 'no-store').send(page.body)
    } catch {
      return answerError(error, request, reply)
    }
  }
}
