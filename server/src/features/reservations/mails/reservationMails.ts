import { managedEntity } from '../../../kernel/fields/Managed.js'
import { timeText, weekdayText } from '../../../kernel/i18n/dayText.js'
import { fieldLabels } from '../../../kernel/i18n/labels.js'
import { say } from '../../../kernel/i18n/say.js'
import type { Settings } from '../../../kernel/settings/readSettings.js'
import {
  backOfficePath,
  confirmationAddress,
  defaultLanguage,
  type Language,
  reservationAddress,
} from '../../../kernel/shared/screens.js'
import { priceText } from '../../jobs/jobPrice.js'
import { sealLink } from '../../messages/mailLinks.js'
import type { NewMail } from '../../messages/queueMail.js'
import { TimeZone } from '../../shop/hours/TimeZone.js'
import type { ShopSettings } from '../../shop/ShopSettings.js'
import type { ReservationMail } from '../mails.js'
import { Reservation } from '../Reservation.js'

export type ShopMail = Extract<ReservationMail, `${string}ToShop`>
export type VisitorMail = Exclude<ReservationMail, ShopMail>

type Needed = Pick<Settings, 'sessionSecret' | 'publicUrl' | 'timeZone' | 'currency'>
type Spoken = Pick<Reservation, 'name' | 'title' | 'price' | 'collectBefore' | 'email' | 'phone'>

/** What mails about a reservation are filled in with, but for their link. */
export function reservationWords(
  { name, title, price, collectBefore }: Spoken,
  language: Language,
  { timeZone, currency }: Pick<Settings, 'timeZone' | 'currency'>,
) {
  const zone = TimeZone.named(timeZone)
  const until = Date.parse(collectBefore)
  return {
    name,
    goods: title,
    price: priceText(price, language, { currency }),
    day: weekdayText(zone.dayOf(until), language),
    time: timeText(zone.timeOf(until), language),
  }
}

/**
 * That it was made, in the language of the visitor: its link opens the reservation without an account. Or that it is to be
 * confirmed: the link of that one leads nowhere else.
 * @param paysOnline whether it can be paid online before it is collected
 */
export function mailOfNew(
  what: 'made' | 'toConfirm',
  reservation: Reservation,
  code: string,
  settings: Needed,
  paysOnline: boolean,
): NewMail {
  const { email: recipient, language } = reservation
  const isMade = what === 'made'
  const link = settings.publicUrl + (isMade ? reservationAddress : confirmationAddress)(language, code)
  const words = { ...reservationWords(reservation, language, settings), link }
  const mail = {
    ...{ recipient, language },
    sealedLink: sealLink(isMade ? 'reservation' : 'confirmation', link, recipient, settings),
  }
  return isMade
    ? { ...mail, kind: 'reservationMade', values: { ...words, online: onlineWords(paysOnline, language) } }
    : { ...mail, kind: 'reservationToConfirm', values: words }
}

/** That it can be paid online, at the page that the link leads to; null where it cannot. */
export function onlineWords(paysOnline: boolean, language: Language): string | null {
  return paysOnline ? say(language, { key: 'reservation.online' }) : null
}

/** That it has ended, in the language of the visitor. @param link with scheme and host, where it can be reserved again */
export function endOfReservation(
  kind: Exclude<VisitorMail, 'reservationMade' | 'reservationToConfirm'>,
  reservation: Reservation,
  link: string,
  settings: Needed,
): NewMail {
  const { email: recipient, language } = reservation
  return { kind, recipient, language, values: { ...reservationWords(reservation, language, settings), link } }
}

/** Notifies the shop; null for a shop without an address for mail. Replies go to the visitor. */
export function mailToShop(
  kind: ShopMail,
  reservation: Spoken,
  shop: Pick<ShopSettings, 'email' | 'mailAddress'>,
  settings: Pick<Needed, 'publicUrl' | 'timeZone' | 'currency'>,
): NewMail | null {
  const recipient = shop.email ?? shop.mailAddress
  if (recipient === null) return null
  const language = defaultLanguage
  const lines = (['email', 'phone'] as const).map(
    (name) => reservation[name] && `${fieldLabels('reservation', name)[language]}: ${reservation[name]}`,
  )
  return {
    ...{ kind, recipient, language, replyTo: reservation.email },
    values: {
      ...reservationWords(reservation, language, settings),
      message: lines.filter(Boolean).join('\n'),
      link: `${settings.publicUrl}${backOfficePath}/${managedEntity(Reservation).section}/overzicht`,
    },
  }
}
