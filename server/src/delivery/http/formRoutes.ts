import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../kernel/context/Context.js'
import { FairSemaphore } from '../../kernel/limits/FairSemaphore.js'
import { isMultipart, multipartType } from '../../kernel/media/multipart.js'
import {
  appointmentKindAddress,
  choosePasswordPath,
  defaultLanguage,
  type Language,
  languages,
  passwordPath,
  reserveAddress,
  roleAddresses,
  type Screen,
  screenAddress,
} from '../../kernel/shared/screens.js'
import { definedOnly } from './cookies.js'
import { assertOwnOrigin } from './csrf.js'
import type { FrontEndApi } from './FrontEndApi.js'
import { deploymentOf, type FormPhotos, type SiteRenderer } from './SiteRenderer.js'
import { photosOf, type VisitorForm, visitorForms } from './visitorPhotos.js'

interface Options {
  api: FrontEndApi
  renderer: Pick<SiteRenderer, 'render'>
}

const screensWithForms: readonly Screen[] = ['contact', 'phone', 'remoteAssistance']

/** A form that is refused costs as much as a page; all of them together get half of the time. */
const limits = { atOnce: 2, maxWaiting: 100, pause: 1 }

/** Where one logs in and out and resets a password; `?language=` says in which language. */
const sessionPaths = [
  ...Object.values(roleAddresses).map(({ login }) => login),
  passwordPath,
  choosePasswordPath,
  '/uitloggen',
]

const encoding = 'application/x-www-form-urlencoded'

/** Enough for the longest message: three bytes per character, each encoded as three characters. */
const maxFormBytes = 64 * 1024

/**
 * The forms of the site for browsers without scripts, which post to the address of the form's own screen. The site
 * validates and sends them through the same operations; a rejected form is shown again with its values. Photos come this way
 * with scripts too, which get the answer as JSON: no other address takes a file of a visitor.
 */
export async function formRoutes(app: FastifyInstance, { api, renderer }: Options): Promise<void> {
  const semaphore = new FairSemaphore(limits)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(encoding, { parseAs: 'string', bodyLimit: maxFormBytes }, (_request, body, done) =>
    done(null, body),
  )
  app.addContentTypeParser(multipartType, (_request, _payload, done) => done(null))
  const readForm = visitorForms(api.services)

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { form, photos }: { form: string; photos?: FormPhotos },
    context: Context,
  ) => {
    const { settings } = api.services
    const look = (await api.services.look.current()).links
    await request.call.begin()
    const page = await request.call.inTurn(semaphore, () =>
      renderer.render({
        url: request.url,
        publicUrl: settings.publicUrl,
        look,
        deployment: deploymentOf(settings),
        cookies: definedOnly(request.cookies),
        form,
        ...(photos && { photos }),
        isScript: wantsJson(request),
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
      reserveAddress(language, ':url'),
    ]
    for (const path of paths) {
      app.post(path, async (request, reply) => {
        assertOwnOrigin(request, api.services.settings)
        const form = isMultipart(request) ? await readForm(request, reply) : plainForm(request)
        const posted = { form: form.text, photos: photosOf(form, language) }
        return answer(request, reply, posted, contextOf(api, request, language, form))
      })
    }
  }
  for (const path of sessionPaths) {
    app.post<{ Querystring: { language?: string } }>(path, (request, reply) => {
      assertOwnOrigin(request, api.services.settings)
      const { caller, viewer } = request.shopContext
      const language = languages.find((one) => one === request.query.language) ?? defaultLanguage
      const form = plainForm(request).text
      return answer(request, reply, { form }, api.context(viewer, language, caller, request))
    })
  }
}

function plainForm({ body }: FastifyRequest): VisitorForm {
  return { text: String(body ?? ''), photos: [], refusal: null }
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.startsWith('application/json') ?? false
}

/** A plain form has no idempotency key, and no clock: a double click is recognised by its identical content at one address. */
function contextOf(api: FrontEndApi, request: FastifyRequest, language: Language, { text, photos }: VisitorForm) {
  const { ip, url, shopContext } = request
  const { caller, viewer } = shopContext
  if (wantsJson(request)) return api.context(viewer, language, caller, request)
  const sent = createHash('sha256').update(JSON.stringify([ip, language, url, text]))
  for (const { content } of photos) sent.update(content)
  const idempotencyKey = sent.digest('base64url')
  return api.context(viewer, language, caller && { ...caller, idempotencyKey, visitor: null, isPage: false }, request)
}
