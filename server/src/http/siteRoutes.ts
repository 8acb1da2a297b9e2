import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getOperationAST } from 'graphql'
import type { ResponseCache } from '../cache/ResponseCache.js'
import { isPublicResponse } from '../graphql/isPublicResponse.js'
import type { ShopApi } from '../graphql/ShopApi.js'
import { sessionCookie } from '../sessions/sessionCookies.js'
import { type Language, languages } from '../shared/screens.js'
import { answerErrorPage } from './answerErrorPage.js'
import { definedOnly } from './cookies.js'
import { formRoutes } from './formRoutes.js'
import { previewRoutes } from './previewRoutes.js'
import type { SiteRenderer } from './SiteRenderer.js'
import { sendAnswer } from './sendAnswer.js'

interface Options {
  api: ShopApi
  responses: ResponseCache
  renderer: SiteRenderer
  /** The site's built files. */
  folder: string
}

/** The pages of the site, rendered on the server, and its files. Visitors without a session share cached pages. */
export async function siteRoutes(app: FastifyInstance, { api, responses, renderer, folder }: Options): Promise<void> {
  app.setErrorHandler(answerErrorPage(renderer, api.services.settings.publicUrl))
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    index: false,
    globIgnore: ['.vite/**'],
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      if (path.includes('/downloads/')) reply.setHeader('content-disposition', 'attachment')
    },
  })

  const render = async (request: FastifyRequest) => {
    const { shopContext, cookies } = request
    const page = await renderer.render({
      url: request.url,
      publicUrl: api.services.settings.publicUrl,
      cookies: definedOnly(cookies),
      requestNumber: request.id,
      execute: (document, variables = {}) => {
        const language = languageOf(request.url) ?? shopContext.language
        const context = api.context(shopContext.viewer, language, null, request)
        const read = () => api.execute(document, variables, context)
        const operation = getOperationAST(document)
        if (context.viewer || !operation || !isPublicResponse(api.schema, operation)) return read()
        const asked = [operation.name?.value, context.language, variables]
        return responses.fetchRead(JSON.stringify(asked), read)
      },
    })
    if (page.error) request.log.error(page.error, 'A page could not be rendered')
    return page
  }

  await app.register(formRoutes, { api, renderer })

  await app.register(previewRoutes, { render })

  app.get('/*', async (request, reply) => {
    if (request.cookies[sessionCookie]) {
      const { status, headers, body } = await render(request)
      return reply.code(status).headers(headers).header('cache-control', 'private, no-store').send(body)
    }
    const cached = await responses.fetch(`page ${request.url}`, async () => {
      const { status, headers, body, expiresAt } = await render(request)
      return { status, headers: { 'cache-control': 'no-cache', ...headers }, body, expiresAt }
    })
    return sendAnswer(request, reply, cached)
  })
}

function languageOf(url: string): Language | undefined {
  return languages.find((language) => url === `/${language}` || url.startsWith(`/${language}/`))
}
