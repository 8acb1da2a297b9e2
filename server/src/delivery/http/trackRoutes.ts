import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { openAppointment } from '../../features/appointments/openAppointment.js'
import { openConfirmation } from '../../features/confirmations/openConfirmation.js'
import { openMailStop } from '../../features/messages/mailRecipients.js'
import { openPreviewLink } from '../../features/previewLinks/openPreviewLink.js'
import { openReservation } from '../../features/reservations/openReservation.js'
import { openReviewRequest } from '../../features/reviewRequests/openReviewRequest.js'
import { rememberCustomer } from '../../features/sessions/visitor.js'
import { holderOf, openJob } from '../../features/tracking/openJob.js'
import { openInvoice } from '../../features/visitorInvoices/openInvoice.js'
import type { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import type { Caller, Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { FairSemaphore } from '../../kernel/limits/FairSemaphore.js'
import { isMultipart } from '../../kernel/media/multipart.js'
import {
  appointmentAddress,
  confirmationAddress,
  invoiceAddress,
  type Language,
  languages,
  mailStopAddress,
  previewLinkAddress,
  reservationAddress,
  reviewAddress,
  trackAddress,
} from '../../kernel/shared/screens.js'
import { definedOnly } from './cookies.js'
import { assertOwnOrigin, assertOwnSecretForm } from './csrf.js'
import type { FrontEndApi } from './FrontEndApi.js'
import { answerMessageForm, takeMessageForms } from './jobMessageForm.js'
import { deploymentOf, type RenderRequest, type SiteRenderer } from './SiteRenderer.js'
import { sendAnswer } from './sendAnswer.js'

interface Options {
  api: FrontEndApi
  responses: ResponseCache
  renderer: Pick<SiteRenderer, 'render'>
}

const encoding = 'application/x-www-form-urlencoded'

/** By whom a page is asked for: null for one that is the same for everyone. */
interface Asked {
  caller: Caller | null
  page: Pick<RenderRequest, 'url' | 'cookies' | 'form'>
}

/** Enough for a drawn signature and the longest reason. */
const maxFormBytes = 64 * 1024

/** Pages that are rendered for one visitor each leave time to all others. */
const limits = { atOnce: 2, maxWaiting: 100, pause: 1 }

interface SecretAddress {
  of(language: Language, code: string): string
  /** @throws ShopError NOT_FOUND, RATE_LIMITED */
  open(context: Context<FrontEndApi['services']>, code: string): Promise<unknown>
}

const secretAddresses: readonly SecretAddress[] = [
  { of: trackAddress, open: openJob },
  { of: reviewAddress, open: openReviewRequest },
  { of: appointmentAddress, open: openAppointment },
  { of: reservationAddress, open: openReservation },
  { of: mailStopAddress, open: openMailStop },
  { of: confirmationAddress, open: openConfirmation },
  { of: invoiceAddress, open: openInvoice },
  { of: previewLinkAddress, open: openPreviewLink },
]

/** The screen that finds a job is no secret: its form says from where it comes, which it does not without a referrer. */
const findHeaders = { 'referrer-policy': 'same-origin' }

/** Neither browsers nor proxies store it, and no other site learns the address. */
const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/**
 * The secret addresses of jobs, reviews, appointments, reservations, invoices, previews, what is to be confirmed and stopped mails, and the screen that finds a job: no answer is
 * cached. Forms are those that decide on a quote, find a job or review one, move or cancel an appointment, cancel a
 * reservation, confirm either, and that of a message, which may have photos. None is taken from another site.
 */
export async function trackRoutes(app: FastifyInstance, { api, responses, renderer }: Options): Promise<void> {
  const semaphore = new FairSemaphore(limits)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(encoding, { parseAs: 'string', bodyLimit: maxFormBytes }, (_request, body, done) =>
    done(null, body),
  )
  takeMessageForms(app)
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(secretHeaders)
    done()
  })

  app.addHook('preHandler', async (request) => {
    if (!isMultipart(request)) await request.call.begin()
  })

  const answerMessage = answerMessageForm({
    api,
    renderer,
    readerOf: ({ shopContext: { caller }, params }) =>
      holderOf({ services: api.services, caller }, (params as { code: string }).code),
  })

  const render = async (request: FastifyRequest, language: Language, asked: Asked) => {
    const { settings } = api.services
    const context = api.context(asked.caller && request.shopContext.viewer, language, asked.caller, request)
    const page = await renderer.render({
      publicUrl: settings.publicUrl,
      look: (await api.services.look.current()).links,
      deployment: deploymentOf(settings),
      requestNumber: request.id,
      ...asked.page,
      execute: (document, variables = {}) => api.execute(document, variables, context),
    })
    if (page.error) request.log.error(page.error, 'A page could not be rendered')
    return page
  }

  for (const language of languages) {
    const answer = async (request: FastifyRequest, reply: FastifyReply, form?: string) => {
      const { caller } = request.shopContext
      const page = { url: request.url, cookies: definedOnly(request.cookies), ...(form !== undefined && { form }) }
      const rendered = await request.call.inTurn(semaphore, () => render(request, language, { caller, page }))
      reply.code(rendered.status).headers(rendered.headers).headers(secretHeaders)
      if (request.routeOptions.url === trackAddress(language)) reply.headers(findHeaders)
      return reply.send(rendered.body)
    }
    const answerForm = (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, String(request.body ?? ''))
    app.get(trackAddress(language), (request, reply) => answer(request, reply))
    app.post(trackAddress(language), (request, reply) => {
      assertOwnOrigin(request, api.services.settings)
      return answerForm(request, reply)
    })
    for (const { of, open } of secretAddresses) {
      const answerDead = async (request: FastifyRequest, reply: FastifyReply, { status }: ShopError) => {
        const url = of(language, '-')
        const page = await responses.fetch(`dead ${status} ${url}`, async () => {
          const page = await render(request, language, { caller: null, page: { url, cookies: {} } })
          // One that could not be rendered is an error, which nothing caches.
          return { ...page, status: page.error ? page.status : status, headers: { ...page.headers, ...secretHeaders } }
        })
        return sendAnswer(request, reply, page)
      }
      /** All codes that open nothing share one page: rendering it for each would leave little time to others. */
      const unlessDead = (answerIt: typeof answerForm) => async (request: FastifyRequest, reply: FastifyReply) => {
        const { code } = request.params as { code: string }
        const context = api.context(null, language, request.shopContext.caller, request)
        const refusal = await refusalOf(open(context, code))
        return refusal ? answerDead(request, reply, refusal) : answerIt(request, reply)
      }
      const path = of(language, ':code')
      const answerLive = unlessDead(answerForm)
      const answerOpened = unlessDead((request, reply) => {
        const { caller } = request.shopContext
        if (of === trackAddress && caller) rememberCustomer(caller, api.services.settings)
        return answer(request, reply)
      })
      app.get(path, answerOpened)
      app.post(path, (request, reply) => {
        assertOwnSecretForm(request, api.services.settings)
        return of === trackAddress && isMultipart(request) ? answerMessage(request, reply) : answerLive(request, reply)
      })
    }
  }
}

/** Why a code opens nothing; null where it opens something. */
async function refusalOf(opened: Promise<unknown>): Promise<ShopError | null> {
  try {
    await opened
    return null
  } catch (error) {
    if (error instanceof ShopError && ['NOT_FOUND', 'RATE_LIMITED'].includes(error.code)) return error
    throw error
  }
}
