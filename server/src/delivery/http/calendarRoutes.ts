import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readCalendarFeed } from '../../features/appointments/feed/readFeed.js'
import { visitorCalendar } from '../../features/appointments/feed/visitorCalendar.js'
import { calendarType } from '../../kernel/calendar/writeCalendar.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import type { Language } from '../../kernel/shared/screens.js'
import {
  appointmentCalendarPath,
  calendarFeedAddress,
  defaultLanguage,
  languages,
} from '../../kernel/shared/screens.js'

interface Options {
  api: ShopApi
}

const headers = {
  'content-type': calendarType('PUBLISH'),
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

const fileNames: Record<Language, string> = { nl: 'afspraak.ics', en: 'appointment.ics' }

/**
 * Calendars at secret addresses: all appointments for the shop, and each for its visitor. Nothing of them is stored
 * anywhere.
 */
export async function calendarRoutes(app: FastifyInstance, { api }: Options): Promise<void> {
  const contextOf = ({ shopContext: { caller } }: FastifyRequest, language: Language) =>
    api.context(null, language, caller)
  const send = (reply: FastifyReply, name: string, calendar: string) =>
    reply.headers({ ...headers, 'content-disposition': `inline; filename="${name}"` }).send(calendar)
  app.addHook('preHandler', ({ call }) => call.begin())
  type Coded = { Params: { code: string } }
  app.get<Coded>(calendarFeedAddress(':code(^[0-9A-Za-z]+)'), async (request, reply) =>
    send(reply, 'agenda.ics', await readCalendarFeed(contextOf(request, defaultLanguage), request.params.code)),
  )
  for (const language of languages) {
    app.get<Coded>(appointmentCalendarPath(language, ':code'), async (request, reply) =>
      send(reply, fileNames[language], await visitorCalendar(contextOf(request, language), request.params.code)),
    )
  }
}
