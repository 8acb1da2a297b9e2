import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm'
import type { PricedEntity } from '../../kernel/shared/priceReferences.js'
import { Promotion } from './Promotion.js'
import { reducedPrice } from './reducedPrice.js'

/** One language of a product or service, as far as promotions choose by it. */
export interface Choosable {
  id: number
  productType?: string
}

/**
 * The promotions that run at a moment and reduce prices. Whoever writes prices waits for who writes a promotion, and the
 * other way round, so that neither settles prices by what the other has changed.
 * @param now ISO, UTC
 */
export async function runningPromotions(manager: EntityManager, now: string): Promise<Promotion[]> {
  const query = manager
    .createQueryBuilder(Promotion, 'promotion')
    .where({ startsAt: LessThanOrEqual(now), endsAt: MoreThan(now) })
    .orderBy('promotion.id')
  if (manager.connection.options.type !== 'better-sqlite3') query.setLock('pessimistic_read')
  return (await query.getMany()).filter(({ percent, amount }) => percent !== null || amount !== null)
}

/** Whether a promotion is for something, by any of its languages. */
export function isFor(promotion: Promotion, entity: PricedEntity, languages: readonly Choosable[]): boolean {
  const { target, productType, products, services } = promotion
  const isAmong = (ids: readonly number[]) => languages.some(({ id }) => ids.includes(id))
  if (entity === 'service') return target === 'chosen-services' && isAmong(services)
  switch (target) {
    case 'all-products':
      return true
    case 'product-type':
      return languages.some((each) => each.productType === productType)
    case 'chosen-products':
      return isAmong(products)
    default:
      return false
  }
}

/** Of several promotions the one with the lowest price; the one that began first of those with the same. */
export function bestOf(promotions: readonly Promotion[], price: number | null): Promotion | null {
  const reducing = promotions.flatMap((promotion) => {
    const reduced = reducedPrice(price, promotion)
    return reduced === null ? [] : [{ promotion, reduced }]
  })
  reducing.sort(
    (one, other) => one.reduced - other.reduced || one.promotion.startsAt.localeCompare(other.promotion.startsAt),
  )
  return reducing[0]?.promotion ?? null
}
