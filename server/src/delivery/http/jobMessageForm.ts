import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { JobKey, JobReader } from '../../features/jobs/JobReader.js'
import { jobKinds } from '../../features/jobs/jobKinds.js'
import { markMessagesRead } from '../../features/jobs/thread/readJobMessages.js'
import { sendJobMessage } from '../../features/jobs/thread/sendJobMessage.js'
import type { CoreServices } from '../../kernel/context/Context.js'
import { printError, ShopError } from '../../kernel/errors/ShopError.js'
import { switchedOff } from '../../kernel/errors/switchedOff.js'
import { FairSemaphore } from '../../kernel/limits/FairSemaphore.js'
import { takeMultipart } from '../../kernel/media/multipart.js'
import { maxImageBytes } from '../../kernel/shared/imageLimits.js'
import { defaultLanguage, languages } from '../../kernel/shared/screens.js'
import { maxMessagePhotos } from '../../kernel/shared/textLimits.js'
import { addressLanguage } from './addressLanguage.js'
import { catalogueError } from './answerError.js'
import { definedOnly } from './cookies.js'
import { assertOwnOrigin } from './csrf.js'
import type { FrontEndApi } from './FrontEndApi.js'
import { readMessageForm } from './readMessageForm.js'
import { deploymentOf, type SiteRenderer } from './SiteRenderer.js'

interface Options {
  api: FrontEndApi
  renderer: Pick<SiteRenderer, 'render'>
  /** Who writes. @throws ShopError for a caller who may not write there */
  readerOf(request: FastifyRequest): JobReader | Promise<JobReader>
}

/** A form that is refused costs as much as a page; all of them together get half of the time. */
const limits = { atOnce: 2, maxWaiting: 100, pause: 1 }

/** The form at the address of a screen for anyone who has a session. */
export async function jobMessageForm(app: FastifyInstance, options: Options & { address: string }): Promise<void> {
  const answer = answerMessageForm(options)
  app.removeAllContentTypeParsers()
  takeMessageForms(app)
  app.post(options.address, (request, reply) => {
    assertOwnOrigin(request, options.api.services.settings)
    return answer(request, reply)
  })
}

/**
 * Lets routes that are registered afterwards accept the form, whose photos may be as large as all of a message. Places are
 * taken by `readMessageForm`.
 */
export function takeMessageForms(app: FastifyInstance): void {
  takeMultipart(app, { maxBytes: () => maxMessagePhotos * maxImageBytes, takesPlace: false })
}

/**
 * Answers the form of a customer's message about a job, and the button that marks messages as read, at the address of the
 * screen that shows the conversation. A script gets the answer as JSON; without scripts the browser is led back to the
 * screen, or is shown it with what was typed and what is wrong.
 */
export function answerMessageForm({ api, renderer, readerOf }: Options) {
  const semaphore = new FairSemaphore(limits)

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { services } = api
    const isScript = request.headers.accept?.startsWith('application/json')
    let fields: ReadonlyMap<string, string> = new Map()
    try {
      const reader = await readerOf(request)
      const form = await readMessageForm(request, reply)
      await request.call.begin()
      fields = form.fields
      if (form.refusal) throw form.refusal
      const key = reader.holds ?? keyOf(fields)
      await assertInUse(services, key)
      if (fields.has('read')) await markMessagesRead(services, reader, key, numberOf(fields.get('read')))
      else {
        const photos = form.photos.map(
          ({ content }) =>
            async () =>
              content,
        )
        const message = { text: fields.get('text') ?? '', key: fields.get('key') || null, photos }
        await sendJobMessage({ services, reader, caller: request.shopContext.caller }, key, message)
      }
    } catch (error) {
      if (isScript) throw error
      await request.call.begin()
      return request.call.inTurn(semaphore, () => showAgain(request, reply, fields, error))
    }
    reply.header('cache-control', 'no-store')
    if (isScript) return reply.code(204).send()
    const anchor = fields.get('anchor') ?? ''
    return reply.redirect(/^[\w-]+$/.test(anchor) ? `${request.url}#${anchor}` : request.url, 303)
  }

  async function showAgain(
    request: FastifyRequest,
    reply: FastifyReply,
    fields: ReadonlyMap<string, string>,
    error: unknown,
  ): Promise<FastifyReply> {
    const known = catalogueError(error, request)
    if (known.status >= 500) throw error
    const { services } = api
    const language = languageOf(request)
    const { message, errors = {} } = printError(known, language)
    const { viewer } = request.shopContext
    const context = api.context(viewer, language, null, request)
    const page = await renderer.render({
      url: request.url,
      publicUrl: services.settings.publicUrl,
      look: (await services.look.current()).links,
      deployment: deploymentOf(services.settings),
      cookies: definedOnly(request.cookies),
      refused: {
        status: known.status,
        outcome: {
          values: Object.fromEntries(fields),
          faults: Object.fromEntries(Object.entries(errors).map(([name, [text = '']]) => [name, text])),
          problem: Object.keys(errors).length > 0 ? null : message,
        },
      },
      requestNumber: request.id,
      execute: (document, variables = {}) => api.execute(document, variables, context),
    })
    if (page.error) request.log.error(page.error, 'A page could not be rendered')
    if (known.details.retryAfter) reply.header('retry-after', known.details.retryAfter)
    return reply.code(page.status).headers(page.headers).header('cache-control', 'no-store').send(page.body)
  }
}

/** What the form says which job it is about. @throws ShopError NOT_FOUND */
function keyOf(fields: ReadonlyMap<string, string>): JobKey {
  const entity = jobKinds.values.find((kind) => kind === fields.get('job'))
  const job = numberOf(fields.get('id'))
  if (!entity || job === 0) throw new ShopError('NOT_FOUND')
  return { entity, job }
}

function numberOf(text = ''): number {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0
}

/** @throws ShopError NOT_FOUND for a job of a part that the shop does not use */
async function assertInUse({ switches }: CoreServices, { entity }: JobKey): Promise<void> {
  if ((await switches.now()).entities.has(entity)) throw switchedOff()
}

function languageOf({ url, shopContext }: FastifyRequest) {
  const asked = new URLSearchParams(url.split('?')[1]).get('language')
  return addressLanguage(url) ?? languages.find((each) => each === asked) ?? shopContext.language ?? defaultLanguage
}
