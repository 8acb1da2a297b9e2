import { momentOf } from '../../kernel/format/shopMoment'
import type { Language } from '../../kernel/managed/ManagedEntity'
import { shopTimeZone } from '../../kernel/shop/shopFacts'
import type { AgendaAppointment, AgendaKind } from './agendaCalls'

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

/** The title of a kind; the Dutch one where it has no other. */
export function kindTitle({ titleNl, titleEn }: Pick<AgendaKind, 'titleNl' | 'titleEn'>, language: Language): string {
  return language === 'en' && titleEn ? titleEn : titleNl
}

/** Such as 14:30–15:00. */
export function timesOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }): string {
  return `${momentOf(startsAt).time}–${momentOf(endsAt).time}`
}

/** Such as monday 23 november 14:30–15:00. */
export function whenOf(span: { startsAt: string; endsAt: string }, language: Language): string {
  const day = new Intl.DateTimeFormat(locales[language], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: shopTimeZone(),
  }).format(new Date(span.startsAt))
  return `${day} ${timesOf(span)}`
}

/** What stays of a time of several days: from and until with their days. */
export function spanOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }, language: Language): string {
  if (momentOf(startsAt).day === momentOf(endsAt).day) return whenOf({ startsAt, endsAt }, language)
  const form = new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: shopTimeZone(),
  })
  return `${form.format(new Date(startsAt))} – ${form.format(new Date(endsAt))}`
}

/** The address of a home visit in one line. */
export function placeOf({ address, postcode }: Pick<AgendaAppointment, 'address' | 'postcode'>): string {
  return [address, postcode].filter(Boolean).join(', ')
}
