import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getOperationAST } from 'graphql'
import { ledTo } from '../../features/redirects/ledTo.js'
import { operationGrants } from '../../kernel/access/OperationGrants.js'
import type { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import { isPublicResponse } from '../../kernel/graphql/isPublicResponse.js'
import { headerAddress } from '../../kernel/shared/oldAddress.js'
import { defaultLanguage, previewPath, roleAddresses } from '../../kernel/shared/screens.js'
import { framedHosts } from '../../kernel/shared/videoAddress.js'
import { addressLanguage } from './addressLanguage.js'
import { answerErrorPage } from './answerErrorPage.js'
import { asOfRoutes } from './asOfRoutes.js'
import { contentPolicy } from './contentPolicy.js'
import { definedOnly } from './cookies.js'
import type { FrontEndApi } from './FrontEndApi.js'
import { formRoutes } from './formRoutes.js'
import { jobMessageForm } from './jobMessageForm.js'
import { lookPreviewRoutes } from './lookPreviewRoutes.js'
import { requireRole } from './requireRole.js'
import { deploymentOf, type SiteRenderer } from './SiteRenderer.js'
import { trackRoutes } from './trackRoutes.js'
import { type Render, visitorPages } from './visitorPages.js'
import { withFrames } from './withFrames.js'

interface Options {
  api: FrontEndApi
  responses: ResponseCache
  renderer: SiteRenderer
  /** Holds the files that are served as they are. */
  folder: string
}

/** Previews are private, and the back office may embed them in a frame. */
const previewHeaders = {
  'cache-control': 'private, no-store',
  'content-security-policy': contentPolicy({ framedBy: "'self'", frames: framedHosts }),
  'x-robots-tag': 'noindex',
}

/** The pages of the site, rendered on the server, and its downloads. Visitors without a session share cached pages. */
export async function siteRoutes(app: FastifyInstance, { api, responses, folder, ...given }: Options): Promise<void> {
  const renderer = withFrames(given.renderer)
  app.setErrorHandler(answerErrorPage(renderer, api.services))
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    cacheControl: false,
    index: false,
    globIgnore: ['.vite/**', 'assets/**'],
    setHeaders: (reply, path) => {
      reply.setHeader('cache-control', 'public, max-age=3600')
      if (path.includes('/downloads/')) reply.setHeader('content-disposition', 'attachment')
    },
  })

  const render: Render = async (request, asked) => {
    const { viewer } = request.shopContext
    const language = addressLanguage(asked.url) ?? (viewer ? request.shopContext.language : defaultLanguage)
    const page = await renderer.render({
      ...asked,
      publicUrl: api.services.settings.publicUrl,
      look: (await api.services.look.current()).links,
      deployment: deploymentOf(api.services.settings),
      requestNumber: request.id,
      execute: (document, variables = {}) => {
        const context = api.context(viewer, language, null, request)
        const read = () => api.execute(document, variables, context)
        const operation = getOperationAST(document)
        if (context.viewer || !operation || !isPublicResponse(api.schema, operation)) return read()
        const asked = [operation.name?.value, context.language, variables]
        return responses.fetchRead(JSON.stringify(asked), (holds) => {
          context.onPublicResponse = holds
          return read()
        })
      },
    })
    if (page.error) request.log.error(page.error, 'A page could not be rendered')
    return page
  }

  await app.register(formRoutes, { api, renderer })
  await app.register(trackRoutes, { api, responses, renderer })
  await app.register(jobMessageForm, {
    api,
    renderer,
    address: roleAddresses['cms-status-user'].home,
    readerOf({ shopContext: { viewer } }: FastifyRequest) {
      operationGrants(api.schema).allow(viewer, 'sendJobMessage')
      return { viewer }
    },
  })

  await app.register(previewRoutes, { render })
  await app.register(lookPreviewRoutes, { api, renderer })
  await app.register(asOfRoutes, { api, renderer })

  const sendVisitorPage = visitorPages({ api, responses, renderer, render })
  const { redirects } = api.services
  const redirected = (reply: FastifyReply, to: string) =>
    reply.header('cache-control', 'no-cache').redirect(headerAddress(to), 301)
  app.get('/*', async function (request, reply) {
    const known = request.url.includes('?') ? await redirects.targetOfQuery(request.url) : null
    if (known !== null) return redirected(reply, known)
    if (!request.shopContext.viewer) return sendVisitorPage.call(this, request, reply)
    await request.call.begin()
    const page = await render(request, { url: request.url, cookies: definedOnly(request.cookies) })
    const to = page.status === 404 ? await ledTo(api, request.url) : null
    if (to !== null) return redirected(reply, to)
    return reply.code(page.status).headers(page.headers).header('cache-control', 'private, no-store').send(page.body)
  })
}

interface PreviewOptions {
  render: Render
}

/** The site's own screens below the back office's address. */
async function previewRoutes(app: FastifyInstance, { render }: PreviewOptions): Promise<void> {
  app.get(`${previewPath}/*`, { preHandler: requireRole('cms-admin') }, async (request, reply) => {
    const page = await render(request, { url: request.url, cookies: definedOnly(request.cookies) })
    return reply.code(page.status).headers(page.headers).headers(previewHeaders).send(page.body)
  })
}
