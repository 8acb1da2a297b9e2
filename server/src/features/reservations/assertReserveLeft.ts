import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { Product } from '../products/Product.js'
import { isKnownCustomer } from '../sessions/visitor.js'
import { callUs } from '../shop/callUs.js'
import { ReservationHold } from './ReservationHold.js'

/** One in so many products is kept for customers, of those in stock and those that are put aside together. */
const keptOneIn = 4

/**
 * Strangers together leave a part of the products to customers: with enough networks anyone could put all of them aside.
 * @throws ShopError CONFLICT for a stranger when no more than that part is in stock
 */
export async function assertReserveLeft(manager: EntityManager, context: Context): Promise<void> {
  if (!context.services.settings.messageLimit || !context.caller || isKnownCustomer(context)) return
  const aside = await manager
    .createQueryBuilder(ReservationHold, 'hold')
    .select('COUNT(DISTINCT hold.reservation)', 'count')
    .getRawOne<{ count: number }>()
  const putAside = Number(aside?.count ?? 0)
  // As many as are put aside are more than the part that is kept; so no shop reads all of its products.
  const rows = await manager
    .createQueryBuilder(Product, 'product')
    .select('MAX(product.stock)', 'stock')
    .where('product.stock > 0')
    .groupBy('product.pair')
    .limit(putAside + 1)
    .getRawMany<{ stock: number }>()
  const inStock = rows.reduce((sum, { stock }) => sum + Number(stock), 0)
  if (inStock > Math.floor((inStock + putAside) / keptOneIn)) return
  throw new ShopError('CONFLICT', {
    message: { key: 'reservation.forCustomers', values: { call: await callUs(manager) } },
  })
}
