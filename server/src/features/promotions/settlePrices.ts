import type { EntityManager } from 'typeorm'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { noteWrites } from '../../kernel/records/noteWrites.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import { currentPrice } from '../../kernel/shared/currentPrice.js'
import { type PricedEntity, pricedEntities } from '../../kernel/shared/priceReferences.js'
import { Product } from '../products/Product.js'
import { Service } from '../services/Service.js'
import { PricePoint } from './PricePoint.js'
import type { Promotion } from './Promotion.js'
import { latestPrices, lowestPriceBefore } from './priceHistory.js'
import { reducedPrice } from './reducedPrice.js'
import { bestOf, isFor, runningPromotions } from './runningPromotions.js'

const types: Readonly<Record<PricedEntity, Class>> = { product: Product, service: Service }

/** What is stored of a reduction beside the own price of a record, which stays as it is. */
interface Sale {
  salePrice: number | null
  lowestPrice: number | null
  saleUntil: string | null
  /** Of services. */
  salePriceTo?: number | null
  /** Of products, by which lists are ordered and narrowed down. */
  currentPrice?: number
}

interface Priced extends Sale {
  id: number
  pair: number
  price: number | null
  priceTo?: number | null
  productType?: string
}

interface Settling {
  /** Only these; all where not given. */
  pairs?: readonly number[]
  /** The id of a promotion that goes. */
  without?: number
  /** The moment whose prices are settled, ISO, UTC; now where not given. */
  at?: string
}

/** Settles all prices of products and services. @returns how many records cost something else from then on */
export async function settleAllPrices(manager: EntityManager, settling: Settling = {}): Promise<number> {
  let count = 0
  for (const entity of pricedEntities) count += await settlePrices(manager, entity, settling)
  return count
}

/**
 * Gives products or services the price that they have now by the promotions that run, and notes in the price history what
 * they cost from now on. Nothing is written where that is known already.
 */
export async function settlePrices(
  manager: EntityManager,
  entity: PricedEntity,
  { pairs, without, at: now = new Date().toISOString() }: Settling = {},
): Promise<number> {
  const type = types[entity]
  const rows = await lockedPrices(manager, entity, pairs)
  const promotions = (await runningPromotions(manager, now)).filter(({ id }) => id !== without)
  const latest = await latestPrices(manager, entity, pairs ?? null)
  const changed: Priced[] = []
  const points: Omit<PricePoint, 'id'>[] = []
  for (const [pair, languages] of byPair(rows)) {
    const [first] = languages
    const best = bestOf(
      promotions.filter((promotion) => isFor(promotion, entity, languages)),
      first.price,
    )
    const lowest = best && (await lowestPriceBefore(manager, entity, pair, best.startsAt))
    for (const row of languages) {
      const sale = saleOf(entity, row, best, lowest)
      const isSame = Object.entries(sale).every(([name, value]) => row[name as keyof Sale] === value)
      if (isSame) continue
      await records.updateWhere(manager, type as Class<Priced>, { id: row.id }, sale, unnoticed)
      changed.push(row)
    }
    const price = currentPrice({ price: first.price, salePrice: saleOf(entity, first, best, lowest).salePrice })
    if (latest.get(pair) !== price) points.push({ entity, pair, price, at: now })
  }
  for (let from = 0; from < points.length; from += 200) await manager.insert(PricePoint, points.slice(from, from + 200))
  // Programs learn of it, though nobody has changed the record.
  await noteWrites(manager, entity, 'updated', changed)
  return changed.length
}

/** A reduction is announced by the lowest price of the 30 days before it, and not at all where that was not higher. */
function saleOf(entity: PricedEntity, row: Priced, best: Promotion | null, lowest: number | null): Sale {
  const salePrice = best && reducedPrice(row.price, best)
  const isAnnounced = salePrice !== null && lowest !== null && lowest > salePrice
  const sale: Sale = {
    salePrice,
    lowestPrice: isAnnounced ? lowest : null,
    saleUntil: salePrice === null ? null : (best?.endsAt ?? null),
  }
  if (entity === 'product') return { ...sale, currentPrice: salePrice ?? row.price ?? 0 }
  return { ...sale, salePriceTo: best && salePrice !== null ? reducedPrice(row.priceTo ?? null, best) : null }
}

/** What was committed last, whenever the transaction began; no other one changes it meanwhile. */
async function lockedPrices(
  manager: EntityManager,
  entity: PricedEntity,
  pairs: readonly number[] | undefined,
): Promise<Priced[]> {
  const own = entity === 'product' ? ['productType', 'currentPrice'] : ['priceTo', 'salePriceTo']
  const columns = ['id', 'pair', 'price', 'salePrice', 'lowestPrice', 'saleUntil', ...own]
  const query = manager
    .createQueryBuilder<Priced>(types[entity] as Class<Priced>, 'record')
    .select(columns.map((name) => `record.${name}`))
    .orderBy('record.pair')
    .addOrderBy('record.id')
  if (pairs) query.where('record.pair IN (:...pairs)', { pairs: [0, ...pairs] })
  if (manager.connection.options.type !== 'better-sqlite3') query.setLock('pessimistic_write')
  return query.getMany()
}

function byPair(rows: readonly Priced[]): Map<number, [Priced, ...Priced[]]> {
  const pairs = new Map<number, [Priced, ...Priced[]]>()
  for (const row of rows) {
    const known = pairs.get(row.pair)
    if (known) known.push(row)
    else pairs.set(row.pair, [row])
  }
  return pairs
}
