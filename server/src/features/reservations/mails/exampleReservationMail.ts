import type { Context } from '../../../kernel/context/Context.js'
import { say } from '../../../kernel/i18n/say.js'
import {
  confirmationAddress,
  type Language,
  reservationAddress,
  screenAddress,
} from '../../../kernel/shared/screens.js'
import type { ExampleMail } from '../../mailTexts/FeatureMails.js'
import { readShop } from '../../shop/readShop.js'
import { type ReservationMail, reservationMails } from '../mails.js'
import { Reservation } from '../Reservation.js'
import { untilWhen } from '../untilWhen.js'
import { mailToShop, onlineWords, reservationWords, type ShopMail } from './reservationMails.js'

const dayMilliseconds = 24 * 60 * 60 * 1000
const examplePrice = 24900

/** What a mail about a reservation is filled in with before there is one to send: the newest one, or a made-up one. */
export async function exampleReservationMail(
  { services: { database, settings } }: Context,
  kind: ReservationMail,
  language: Language,
): Promise<ExampleMail> {
  const [stored] = await database.rows.find<Reservation>(Reservation, { order: [['id', 'DESC']], limit: 1 })
  const shop = await readShop(database.reader)
  const reservation = stored ?? {
    name: say(language, { key: 'mailExample.name' }),
    title: say(language, { key: 'mailExample.goods' }),
    price: examplePrice,
    collectBefore: untilWhen(shop, settings, Date.now()) ?? new Date(Date.now() + 2 * dayMilliseconds).toISOString(),
    ...{ email: 'jansen@example.com', phone: null },
  }
  const about = stored ? `${stored.title}, ${stored.name}` : null
  if (reservationMails[kind].audience === 'shop') {
    const recipient = { ...shop, email: shop.email ?? shop.mailAddress ?? 'winkel@example.com' }
    const mail = mailToShop(kind as ShopMail, reservation, recipient, settings)
    return { values: { ...mail?.values, ...reservationWords(reservation, language, settings) }, about }
  }
  // No code is revealed by looking at a text.
  const paths: Partial<Record<ReservationMail, string>> = {
    reservationMade: reservationAddress(language, '…'),
    reservationToConfirm: confirmationAddress(language, '…'),
  }
  const path = paths[kind] ?? screenAddress('products', language)
  const online = kind === 'reservationMade' ? { online: onlineWords(true, language) } : {}
  return {
    values: { ...reservationWords(reservation, language, settings), ...online, link: settings.publicUrl + path },
    about,
  }
}
