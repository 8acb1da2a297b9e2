import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import { violatedIndex } from '../../kernel/database/databaseErrors.js'
import { type FieldErrors, invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { inputsFor } from '../../kernel/fields/inputs.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import type { Message } from '../../kernel/i18n/say.js'
import { messageLimit } from '../../kernel/limits/callLimits.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { withDefaults } from '../../kernel/records/normalise.js'
import { notFound } from '../../kernel/records/notFound.js'
import { validate } from '../../kernel/records/validate.js'
import { currentPrice } from '../../kernel/shared/currentPrice.js'
import { assertMayBeSold } from '../boughtItems/boughtProducts.js'
import { assertIsMailed, newToConfirm } from '../messages/confirmation.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { type CallKey, onceByKey } from '../messages/onceByKey.js'
import { strangerTextFaults } from '../messages/strangerText.js'
import { Product } from '../products/Product.js'
import { lockPair, moveProductStock } from '../products/productStock.js'
import { callUs } from '../shop/callUs.js'
import { readShop } from '../shop/readShop.js'
import { assertReserveLeft } from './assertReserveLeft.js'
import { queueReservationMails } from './mails/queueReservationMails.js'
import { Reservation } from './Reservation.js'
import { ReservationAddress } from './ReservationAddress.js'
import { reservationAddresses } from './reservationAddresses.js'
import { reservationShare } from './reservationShare.js'
import type { ReserveProductInput } from './reservationTypes.js'
import { insertHolds, insertReservation } from './storedReservation.js'
import { isReservable, untilWhen } from './untilWhen.js'

const gone = 'reservation.ended'

const requiredProduct: Message = { key: 'field.required', values: { field: { owner: 'reservation', name: 'product' } } }

export interface Reserved {
  reservation: Reservation
  code: string
}

/**
 * Puts one of a product aside for a visitor. A repeated request with the same idempotency key gets the reservation that
 * it made.
 * @throws ShopError VALIDATION, NOT_FOUND, RATE_LIMITED, CONFLICT for one that is sold out, or that this person has
 * reserved already, or for a network that has its share, or
 * for a stranger while what is left is kept for customers
 */
export async function reserveProduct(context: Context<MailServices>, input: ReserveProductInput): Promise<Reserved> {
  const { database } = context.services
  const { product, values } = await checked(context, input)
  return onceByKey(context, {
    about: ['reservation', input],
    limit: messageLimit,
    write: (key) => database.write((manager) => reserve(manager, context, product, values, key)),
    madeBefore: (id) => madeBefore(context, id),
    gone,
  })
}

/** A product that visitors may see. */
const shown = (id: number) => ({ id, ...publishedWhere(Product) })

/** @throws ShopError VALIDATION that names every field at fault, NOT_FOUND for a product that does not exist */
async function checked(
  context: Context,
  { website, product: id, name, email, phone, language }: ReserveProductInput,
): Promise<{ product: Product; values: Values }> {
  const product = id != null && (await context.services.database.reader.findOneBy(Product, shown(id)))
  if (id != null && !product) throw notFound(managedEntity(Product))
  if (website) throw invalidField('website', { key: 'message.leaveEmpty' })
  const values = withDefaults(Reservation, { name, email, phone })
  const needed: FieldErrors = product ? {} : { product: [requiredProduct] }
  const faults = { ...strangerTextFaults('reservation', values, ['name']), ...needed }
  await validate(Reservation, inputsFor(Reservation).create, values, values, faults)
  // What is missing was refused with everything else.
  return { product: product as Product, values: { ...values, language: language ?? context.language } }
}

async function reserve(
  manager: EntityManager,
  context: Context<MailServices>,
  { id, pair }: Product,
  values: Values,
  key: CallKey,
): Promise<Reserved> {
  await lockPair(manager, pair)
  await key.take(manager)
  const product = await manager.findOneBy(Product, shown(id))
  if (!product) throw notFound(managedEntity(Product))
  await reservationShare.assertLeft(manager, context, () => callUs(manager))
  await assertReserveLeft(manager, context)
  const collectBefore = untilWhen(await readShop(manager), context.services.settings, Date.now())
  if (collectBefore === null || product.price === 0) {
    throw new ShopError('CONFLICT', { message: { key: 'reservation.notOffered' } })
  }
  const { title } = product
  const price = currentPrice(product)
  const toConfirm = await newToConfirm(manager, context, Date.parse(collectBefore))
  const confirmBefore = toConfirm?.confirmBefore ?? null
  const about = { product: id, title, price, collectBefore, confirmBefore }
  const reserved = await insertReservation(manager, context, { ...values, ...about })
  await reservationShare.leaveTrace(manager, context, reserved.reservation.id)
  await assertMayBeSold(manager, context, pair, new Date())
  await assertFirst(insertHolds(manager, reserved.reservation, pair))
  if (
    !isReservable(product) ||
    !(await moveProductStock(manager, context, { pair, id, delta: -1, reason: 'reserved' }))
  ) {
    throw new ShopError('CONFLICT', { message: { key: 'reservation.soldOut' } })
  }
  await key.made(manager, reserved.reservation.id)
  const isMailed = toConfirm
    ? await queueReservationMails(manager, context, { what: 'toConfirm', ...reserved, code: toConfirm.code })
    : await queueReservationMails(manager, context, { what: 'made', ...reserved })
  if (toConfirm) await assertIsMailed(manager, isMailed)
  const confirmHash = toConfirm?.confirmHash ?? null
  await manager.update(ReservationAddress, { reservation: reserved.reservation.id }, { isMailed, confirmHash })
  return reserved
}

/** @throws ShopError CONFLICT for a person who has one put aside already: the database knows, however many ask at once */
async function assertFirst(holds: Promise<void>): Promise<void> {
  try {
    await holds
  } catch (error) {
    if (!violatedIndex(error)) throw error
    throw new ShopError('CONFLICT', { message: { key: 'reservation.already' } })
  }
}

async function madeBefore({ services }: Context, id: number): Promise<Reserved> {
  const { reader } = services.database
  const reservation = await reader.findOneBy(Reservation, { id })
  const code = reservation && (await reservationAddresses.codeOf(reader, services.settings, reservation.id))
  if (!reservation || !code) throw new ShopError('CONFLICT', { message: { key: gone } })
  return { reservation, code }
}
