import type { EntityManager } from 'typeorm'
import type { RecordedWrite } from '../../kernel/context/Context.js'
import { type PricedEntity, pricedEntities } from '../../kernel/shared/priceReferences.js'
import { settlePrices } from './settlePrices.js'

/** By what promotions and the price history go. */
const deciding: readonly string[] = ['price', 'priceTo', 'productType', 'pair']

/** Settles the price of a product or service that was added, restored or changed, through whichever door. */
export async function followPriced(
  manager: EntityManager,
  { entity, before, after, changed }: RecordedWrite,
): Promise<void> {
  const name = pricedEntities.find((each): each is PricedEntity => each === entity.name)
  if (!name || !after) return
  if (before && !changed.some((each) => deciding.includes(each))) return
  await settlePrices(manager, name, { pairs: [Number(after.pair)] })
}
