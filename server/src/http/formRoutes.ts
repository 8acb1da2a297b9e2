import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context/Context.js'
import type { ShopApi } from '../graphql/ShopApi.js'
import { Turns } from '../limits/Turns.js'
import {
  appointmentKindAddress,
  defaultLanguage,
  type Language,
  languages,
  passwordPath,
  roleAddresses,
  type Screen,
  screenAddress,
} from '../shared/screens.js'
import { definedOnly } from './cookies.js'
import { assertOwnOrigin } from './csrf.js'
import { deploymentOf, type SiteRenderer } from './SiteRenderer.js'

interface Options {
  api: ShopApi
  renderer: Pick<SiteRenderer, 'render'>
}

const screensWithForms: readonly Screen[] = ['contact', 'phone', 'remoteAssistance']

/** A form that is refused costs as much as a page; all of them together get half of the time. */
const limits = { atOnce: 2, mostWaiting: 100, pause: 1 }

/** Where one logs in and out and resets a password; `?language=` says in which language. */
const sessionPaths = [...Object.values(roleAddresses).map(({ login }) => login), passwordPath, '/uitloggen']

const encoding = 'application/x-www-form-urlencoded'

/** Enough for the longest message: three bytes per character, each encoded as three characters. */
const mostFormBytes = 64 * 1024

/**
 * The forms of the site for browsers without scripts, which post to the address of the form's own screen. The site
 * validates and sends them through the same operations; a rejected form is shown again with its values.
 */
export async function formRoutes(app: FastifyInstance, { api, renderer }: Options): Promise<void> {
  const turns = new Turns(limits)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(encoding, { parseAs: 'string', bodyLimit: mostFormBytes }, (_request, body, done) =>
    done(null, body),
  )

  const answer = async (request: FastifyRequest, reply: FastifyReply, form: string, context: Context) => {
    const { settings } = api.services
    const look = (await api.services.look.current()).links
    const page = await turns.take(() =>
      renderer.render({
        url: request.url,
        publicUrl: settings.publicUrl,
        look,
        deployment: deploymentOf(settings),
        cookies: definedOnly(request.cookies),
        form,
        requestNumber: request.id,
        execute: (document, variables = {}) => api.execute(document, variables, context),
      }),
    )
    if (page.error) request.log.error(page.error, 'A page could not be rendered')
    return reply.code(page.status).headers(page.headers).header('cache-control', 'no-store').send(page.body)
  }

  for (const language of languages) {
    const paths = [
      ...screensWithForms.map((screen) => screenAddress(screen, language)),
      appointmentKindAddress(language, ':url'),
    ]
    for (const path of paths) {
      app.post(path, (request, reply) => {
        assertOwnOrigin(request, api.services.settings)
        const form = String(request.body ?? '')
        return answer(request, reply, form, contextOf(api, request, language, form))
      })
    }
  }
  for (const path of sessionPaths) {
    app.post<{ Querystring: { language?: string } }>(path, (request, reply) => {
      assertOwnOrigin(request, api.services.settings)
      const { caller, viewer } = request.shopContext
      const language = languages.find((one) => one === request.query.language) ?? defaultLanguage
      return answer(request, reply, String(request.body ?? ''), api.context(viewer, language, caller, request))
    })
  }
}

/** A plain form has no idempotency key, and no clock: a double click is recognised by its identical content at one address. */
function contextOf(api: ShopApi, request: FastifyRequest, language: Language, form: string) {
  const { ip, url, shopContext } = request
  const { caller, viewer } = shopContext
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([ip, language, url, form]))
    .digest('base64url')
  return api.context(viewer, language, caller && { ...caller, idempotencyKey, visitor: null, isPage: false }, request)
}
