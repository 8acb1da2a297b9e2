import { type EntityManager, In, LessThan } from 'typeorm'
import type { PricedEntity } from '../../kernel/shared/priceReferences.js'
import { PricePoint } from './PricePoint.js'

/** The days before a reduction whose lowest price is the one that it is measured by: Article 6a of Directive 98/6/EC. */
export const referenceDays = 30

const dayMilliseconds = 24 * 60 * 60 * 1000

/** A database takes only so many values in a statement. */
const atOnce = 500

/**
 * The lowest price that was asked in the 30 days before a moment, in cents: also that of a promotion of these days. Null for
 * what had no price until then.
 * @param moment ISO, UTC
 */
export async function lowestPriceBefore(
  manager: EntityManager,
  entity: PricedEntity,
  pair: number,
  moment: string,
): Promise<number | null> {
  const since = new Date(Date.parse(moment) - referenceDays * dayMilliseconds).toISOString()
  const points = await manager.find(PricePoint, {
    where: { entity, pair, at: LessThan(moment) },
    order: { at: 'DESC', id: 'DESC' },
  })
  // What was asked when the 30 days began was asked within them, too.
  const earlier = points.findIndex(({ at }) => at < since)
  const asked = earlier === -1 ? points : points.slice(0, earlier + 1)
  const prices = asked.flatMap(({ price }) => price ?? [])
  return prices.length > 0 ? Math.min(...prices) : null
}

/** What pairs cost by the history, by pair; without those that it does not know yet. @param pairs all where null */
export async function latestPrices(
  manager: EntityManager,
  entity: PricedEntity,
  pairs: readonly number[] | null,
): Promise<Map<number, number | null>> {
  const latest = manager
    .createQueryBuilder(PricePoint, 'point')
    .select('MAX(point.id)', 'id')
    .where('point.entity = :entity', { entity })
    .groupBy('point.pair')
  if (pairs) latest.andWhere('point.pair IN (:...pairs)', { pairs: [0, ...pairs] })
  const ids = (await latest.getRawMany<{ id: number }>()).map(({ id }) => Number(id))
  const known = new Map<number, number | null>()
  for (let from = 0; from < ids.length; from += atOnce) {
    for (const point of await manager.findBy(PricePoint, { id: In(ids.slice(from, from + atOnce)) })) {
      known.set(point.pair, point.price)
    }
  }
  return known
}
