import type { EntityManager } from 'typeorm'
import type { Context } from '../../../kernel/context/Context.js'
import { afterCommit } from '../../../kernel/database/afterCommit.js'
import { screenAddress } from '../../../kernel/shared/screens.js'
import type { MailServices } from '../../messages/MailDelivery.js'
import { queueMail } from '../../messages/queueMail.js'
import { queueStrangerMail } from '../../messages/queueStrangerMail.js'
import { takesOnline } from '../../paymentKeys/takesOnline.js'
import { Product } from '../../products/Product.js'
import { readShop } from '../../shop/readShop.js'
import type { Reservation } from '../Reservation.js'
import { endOfReservation, mailOfNew, mailToShop, type ShopMail } from './reservationMails.js'

type Happened = { reservation: Reservation } & (
  | { what: 'made' | 'toConfirm'; code: string; by?: 'visitor' | 'shop' }
  | { what: 'expired' | 'cancelled' | 'cancelledByShop' }
)

const endMails = {
  expired: 'reservationExpired',
  cancelled: 'reservationCancelled',
  cancelledByShop: 'reservationCancelled',
} as const

/** What the shop does itself it knows. */
const mailsToShop: Partial<Record<Happened['what'], ShopMail>> = {
  made: 'reservationMadeToShop',
  expired: 'reservationExpiredToShop',
  cancelled: 'reservationCancelledToShop',
}

/**
 * Writes the mails about a reservation into the outbox, in the transaction of what happened to it.
 * @returns whether the visitor is mailed
 */
export async function queueReservationMails(
  manager: EntityManager,
  { services, viewer }: Context<MailServices>,
  happened: Happened,
): Promise<boolean> {
  const { settings } = services
  const { what, reservation } = happened
  const toVisitor =
    what === 'made' || what === 'toConfirm'
      ? mailOfNew(what, reservation, happened.code, settings, await paysOnline(manager, reservation, services))
      : endOfReservation(endMails[what], reservation, await againAt(manager, reservation, settings), settings)
  const mail = await queueStrangerMail(manager, toVisitor, null, { viewer, settings })
  const kind = what === 'made' && happened.by === 'shop' ? undefined : mailsToShop[what]
  const toShop = kind && mailToShop(kind, reservation, await readShop(manager), settings)
  if (toShop) await queueMail(manager, toShop, null, settings)
  afterCommit(manager, () => services.mail.wake())
  return mail !== null
}

async function paysOnline(
  manager: EntityManager,
  { price }: Reservation,
  services: Context<MailServices>['services'],
): Promise<boolean> {
  return price > 0 && takesOnline(manager, services)
}

/** The product, or where all are that are for sale. */
async function againAt(
  manager: EntityManager,
  { product, language }: Reservation,
  { publicUrl }: { publicUrl: string },
): Promise<string> {
  const found = product === null ? null : await manager.findOneBy(Product, { id: product })
  return (
    publicUrl + (found ? screenAddress('products', found.language, found.url) : screenAddress('products', language))
  )
}
