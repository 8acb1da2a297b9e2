import type { FastifyInstance } from 'fastify'
import type { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import { notOpen } from '../../kernel/errors/notOpen.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import {
  backOfficePath,
  choosePasswordPath,
  defaultLanguage,
  isSecretPath,
  notFoundPaths,
  passwordPath,
  roleAddresses,
} from '../../kernel/shared/screens.js'
import { addressLanguage } from './addressLanguage.js'
import { deploymentOf, type SiteRenderer } from './SiteRenderer.js'
import { sendAnswer } from './sendAnswer.js'

interface Options {
  api: ShopApi
  responses: ResponseCache
  renderer: Pick<SiteRenderer, 'render'>
}

/** Where one logs in, and what is below it; the root leads to the address of a language. */
const ownAddresses: readonly string[] = [
  '/',
  '/uitloggen',
  passwordPath,
  choosePasswordPath,
  ...Object.values(roleAddresses).flatMap(({ login, home }) => [login, home]),
]

/**
 * While the shop has not opened, answers every address of the site with the screen that says so, but to its owner. Customers
 * reach what they have a link to, and everyone where he logs in. Search engines read 200 with `noindex`: they are not to
 * come back as for a failure, and have nothing to keep.
 */
export function closeToVisitors(app: FastifyInstance, { api, responses, renderer }: Options): void {
  const { look, shop, settings } = api.services
  app.addHook('onRequest', async (request, reply) => {
    if ((await shop.now()).isOpen || request.shopContext.viewer?.role === 'cms-admin') return
    const path = request.url.split('?', 1)[0] ?? ''
    if (ownAddresses.includes(path) || path.startsWith(`${backOfficePath}/`) || isSecretPath(path)) return
    if (!['GET', 'HEAD'].includes(request.method)) throw notOpen()
    const language = addressLanguage(request.url) ?? defaultLanguage
    const page = await responses.fetch(`not open ${language}`, async () => {
      const { headers, body, status, expiresAt } = await renderer.render({
        // Its layout shows the screen in place of any other.
        url: notFoundPaths[language],
        publicUrl: settings.publicUrl,
        deployment: deploymentOf(settings),
        look: (await look.current()).links,
        cookies: {},
        requestNumber: '',
        execute: (document, variables = {}) => api.execute(document, variables, api.context(null, language)),
      })
      return {
        status: status === 404 ? 200 : status,
        headers: { ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
        body,
        expiresAt,
      }
    })
    return sendAnswer(request, reply, page)
  })
}
