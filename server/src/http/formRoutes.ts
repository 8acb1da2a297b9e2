import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ShopApi } from '../graphql/ShopApi.js'
import { type Language, languages, type Screen, screenAddress } from '../shared/screens.js'
import { definedOnly } from './cookies.js'
import { assertOwnOrigin } from './csrf.js'
import type { SiteRenderer } from './SiteRenderer.js'

interface Options {
  api: ShopApi
  renderer: SiteRenderer
}

/** Screens on which a form stands. */
const screensWithForms: readonly Screen[] = ['contact', 'phone', 'remoteAssistance']

const encoding = 'application/x-www-form-urlencoded'

/** Room for the longest message, three bytes a character, each written as three characters. */
const mostFormBytes = 64 * 1024

/**
 * The forms of the site as browsers without scripts send them: to the address of their own screen. The site judges and
 * sends them by the same operations, and shows the screen again with what was typed when they are not taken.
 */
export async function formRoutes(app: FastifyInstance, { api, renderer }: Options): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(encoding, { parseAs: 'string', bodyLimit: mostFormBytes }, (_request, body, done) =>
    done(null, body),
  )

  for (const language of languages) {
    for (const screen of screensWithForms) {
      app.post(screenAddress(screen, language), async (request, reply) => {
        const { settings } = api.services
        assertOwnOrigin(request, settings)
        const form = String(request.body ?? '')
        const context = contextOf(api, request, language, form)
        const page = await renderer.render({
          url: request.url,
          publicUrl: settings.publicUrl,
          cookies: definedOnly(request.cookies),
          form,
          requestNumber: request.id,
          execute: (document, variables = {}) => api.execute(document, variables, context),
        })
        if (page.error) request.log.error(page.error, 'A page could not be rendered')
        return reply.code(page.status).headers(page.headers).header('cache-control', 'no-store').send(page.body)
      })
    }
  }
}

/** Nothing tells a form that is sent twice from a double click but that all of it is the same. */
function contextOf(api: ShopApi, request: FastifyRequest, language: Language, form: string) {
  const { ip, shopContext } = request
  const { caller, viewer } = shopContext
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([ip, language, form]))
    .digest('base64url')
  return api.context(viewer, language, caller && { ...caller, idempotencyKey }, request)
}
