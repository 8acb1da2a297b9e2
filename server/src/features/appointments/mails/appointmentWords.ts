import { timeText, weekdayText } from '../../../kernel/i18n/dayText.js'
import { say } from '../../../kernel/i18n/say.js'
import type { Settings } from '../../../kernel/settings/readSettings.js'
import type { Language } from '../../../kernel/shared/screens.js'
import { TimeZone } from '../../shop/hours/TimeZone.js'
import type { ShopSettings } from '../../shop/ShopSettings.js'
import { addressLine } from '../../shop/shopFacts.js'
import type { Appointment } from '../Appointment.js'
import type { AppointmentKind } from '../AppointmentKind.js'
import { agreedWords } from '../cost/agreedCost.js'
import { wordsOf } from '../offeredKinds.js'

/** An appointment as mails and calendars speak of it. */
export type SpokenAppointment = Pick<Appointment, 'name' | 'startsAt' | 'postcode' | 'address' | 'costNl' | 'costEn'>

/** The day and the time at which an appointment begins, on the clock of the shop, in words. */
export function momentWords(
  { startsAt }: Pick<Appointment, 'startsAt'>,
  language: Language,
  { timeZone }: Pick<Settings, 'timeZone'>,
): { day: string; time: string } {
  const zone = TimeZone.named(timeZone)
  const begins = Date.parse(startsAt)
  return { day: weekdayText(zone.dayOf(begins), language), time: timeText(zone.timeOf(begins), language) }
}

/** What mails about an appointment are filled in with, but for their link. */
export function appointmentWords(
  appointment: SpokenAppointment,
  kind: AppointmentKind,
  shop: ShopSettings,
  language: Language,
  settings: Pick<Settings, 'timeZone'>,
) {
  return {
    name: appointment.name,
    title: wordsOf(kind, language).title,
    price: agreedWords(appointment, language),
    ...momentWords(appointment, language, settings),
    place: placeWords(appointment, kind, shop, language),
  }
}

/** Where it is: the address of the shop or of the customer, or that it is remote; null where neither is known. */
export function placeWords(
  { postcode, address }: Pick<SpokenAppointment, 'postcode' | 'address'>,
  { place }: Pick<AppointmentKind, 'place'>,
  shop: ShopSettings,
  language: Language,
): string | null {
  if (place === 'shop') return addressLine(shop)
  if (place === 'remote') return say(language, { key: 'appointment.remote' })
  return say(language, { key: 'appointment.atHome', values: { address: homeAddress({ postcode, address }) } })
}

/** Street and postcode of a home visit. */
export function homeAddress({ postcode, address }: Pick<SpokenAppointment, 'postcode' | 'address'>): string {
  return [address, postcode].filter(Boolean).join(', ')
}
