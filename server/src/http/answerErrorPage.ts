import type { FastifyReply, FastifyRequest } from 'fastify'
import { graphqlError } from '../graphql/graphqlError.js'
import { defaultLanguage } from '../shared/screens.js'
import { answerError, toldError } from './answerError.js'
import type { SiteRenderer } from './SiteRenderer.js'

/**
 * Answers a failure on an address of the site by a page of the site: the one that stands where nothing can be read. Only
 * when that fails too it is answered as to everybody else.
 */
export function answerErrorPage(renderer: SiteRenderer, publicUrl: string) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const told = toldError(error, request)
    if (told.status < 500) return answerError(error, request, reply)
    const failed = graphqlError(told, request.shopContext?.language ?? defaultLanguage)
    try {
      const page = await renderer.render({
        url: request.url,
        publicUrl,
        cookies: {},
        requestNumber: request.id,
        execute: async () => ({ errors: [failed] }),
      })
      if (page.status < 500) return answerError(error, request, reply)
      if (told.code === 'INTERNAL') request.log.error(error)
      return reply.code(told.status).headers(page.headers).header('cache-control', 'no-store').send(page.body)
    } catch {
      return answerError(error, request, reply)
    }
  }
}
