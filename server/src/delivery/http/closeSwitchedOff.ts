import type { FastifyInstance } from 'fastify'
import type { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { defaultLanguage, notFoundPaths } from '../../kernel/shared/screens.js'
import { addressLanguage } from './addressLanguage.js'
import { deploymentOf, type SiteRenderer } from './SiteRenderer.js'
import { sendAnswer } from './sendAnswer.js'

interface Options {
  api: ShopApi
  responses: ResponseCache
  renderer: Pick<SiteRenderer, 'render'>
}

/** Answers the addresses of parts that the shop does not use as what is not found, no matter who asks; all share one page. */
export function closeSwitchedOff(app: FastifyInstance, { api, responses, renderer }: Options): void {
  const { look, switches, settings } = api.services
  app.addHook('onRequest', async (request, reply) => {
    if (!(await switches.now()).closes(request.url.split('?', 1)[0] ?? '')) return
    const language = addressLanguage(request.url) ?? defaultLanguage
    const page = await responses.fetch(`closed ${language}`, async () => {
      const { status, headers, body } = await renderer.render({
        url: notFoundPaths[language],
        publicUrl: settings.publicUrl,
        deployment: deploymentOf(settings),
        look: (await look.current()).links,
        cookies: {},
        requestNumber: '',
        execute: (document, variables = {}) => api.execute(document, variables, api.context(null, language)),
      })
      return { status, headers: { ...headers, 'cache-control': 'no-store' }, body }
    })
    return sendAnswer(request, reply, page)
  })
}
