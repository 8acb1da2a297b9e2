import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Turns } from '../limits/Turns.js'
import { isMultipart } from '../media/multipart.js'
import { appointmentAddress, languages, reservationAddress, reviewAddress, trackAddress } from '../shared/screens.js'
import { holderOf } from '../tracking/openJob.js'
import { definedOnly } from './cookies.js'
import type { FrontEndApi } from './FrontEndApi.js'
import { answerMessageForm, takeMessageForms } from './jobMessageForm.js'
import { deploymentOf, type SiteRenderer } from './SiteRenderer.js'

interface Options {
  api: FrontEndApi
  renderer: Pick<SiteRenderer, 'render'>
}

const encoding = 'application/x-www-form-urlencoded'

/** Enough for a drawn signature and the longest reason. */
const mostFormBytes = 64 * 1024

/** Pages that are made for one visitor each leave time to all others. */
const limits = { atOnce: 2, mostWaiting: 100, pause: 1 }

/** Nothing of it is stored anywhere, and no other site learns the address. */
const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/**
 * The secret addresses of jobs, reviews, appointments and reservations, and the screen that finds a job: no answer is
 * cached. Forms are those that decide on a quote, find a job or review one, move or cancel an appointment, cancel a
 * reservation, and that of a message, which may have photos. A browser that sends no referrer names no origin either;
 * anyone who posts to a secret address knows it, and finding a job changes nothing of it.
 */
export async function trackRoutes(app: FastifyInstance, { api, renderer }: Options): Promise<void> {
  const turns = new Turns(limits)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(encoding, { parseAs: 'string', bodyLimit: mostFormBytes }, (_request, body, done) =>
    done(null, body),
  )
  takeMessageForms(app)
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(secretHeaders)
    done()
  })

  const answerMessage = answerMessageForm({
    api,
    renderer,
    readerOf: ({ shopContext: { caller }, params }) =>
      holderOf({ services: api.services, caller }, (params as { code: string }).code),
  })

  for (const language of languages) {
    const answer = async (request: FastifyRequest, reply: FastifyReply, form?: string) => {
      const { settings } = api.services
      const { caller, viewer } = request.shopContext
      const context = api.context(viewer, language, caller, request)
      const look = (await api.services.look.current()).links
      const page = await turns.take(() =>
        renderer.render({
          url: request.url,
          publicUrl: settings.publicUrl,
          look,
          deployment: deploymentOf(settings),
          cookies: definedOnly(request.cookies),
          ...(form !== undefined && { form }),
          requestNumber: request.id,
          execute: (document, variables = {}) => api.execute(document, variables, context),
        }),
      )
      if (page.error) request.log.error(page.error, 'A page could not be rendered')
      return reply.code(page.status).headers(page.headers).headers(secretHeaders).send(page.body)
    }
    const answerForm = (request: FastifyRequest, reply: FastifyReply) =>
      answer(request, reply, String(request.body ?? ''))
    const withCode = [reviewAddress, appointmentAddress, reservationAddress].map((of) => of(language, ':code'))
    for (const path of [trackAddress(language), ...withCode]) {
      app.get(path, (request, reply) => answer(request, reply))
      app.post(path, answerForm)
    }
    app.get(trackAddress(language, ':code'), (request, reply) => answer(request, reply))
    app.post(trackAddress(language, ':code'), (request, reply) =>
      isMultipart(request) ? answerMessage(request, reply) : answerForm(request, reply),
    )
  }
}
