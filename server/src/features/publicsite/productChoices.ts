import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Values } from '../../kernel/context/Row.js'
import type { Range, RowQuery } from '../../kernel/database/RowReader.js'
import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { compareNames } from '../../kernel/shared/compareNames.js'
import { centsOf } from '../../kernel/shared/money.js'
import { type PriceBand, priceBands } from '../../kernel/shared/priceBands.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Product } from '../products/Product.js'

export const productOrders = defineChoice(
  'ProductOrder',
  ['newest', 'oldest', 'cheapest', 'dearest'],
  'The order of products for sale: by age or by price.',
)

/** What a list of products is narrowed down to; what is not given narrows nothing. Prices are in cents. */
export interface ProductFilter {
  language: Language
  productType?: string | undefined
  condition?: string | undefined
  brand?: string | undefined
  minPrice?: number | undefined
  /** The first price that is too high. */
  belowPrice?: number | undefined
  inStock?: boolean | undefined
}

interface Count<Value> {
  value: Value
  count: number
}

/** How many products each choice of a filter would leave, given the other filters. */
export interface ProductChoices {
  types: Count<string>[]
  conditions: Count<string>[]
  brands: Count<string>[]
  prices: (PriceBand & { count: number })[]
  inStock: number
}

type Narrowing = Pick<RowQuery, 'where' | 'ranges'>

const orders: Record<ValueOf<typeof productOrders>, NonNullable<RowQuery['order']>> = {
  newest: [
    ['createdAt', 'DESC'],
    ['id', 'DESC'],
  ],
  oldest: [
    ['createdAt', 'ASC'],
    ['id', 'ASC'],
  ],
  cheapest: [
    ['currentPrice', 'ASC'],
    ['id', 'ASC'],
  ],
  dearest: [
    ['currentPrice', 'DESC'],
    ['id', 'DESC'],
  ],
}

export function orderOf(sort: ValueOf<typeof productOrders>): NonNullable<RowQuery['order']> {
  return orders[sort]
}

/** The filter as a condition on rows. */
export function narrowingOf({ minPrice, belowPrice, inStock, ...equal }: ProductFilter): Required<Narrowing> {
  const given: Values = Object.fromEntries(Object.entries(equal).filter(([, value]) => value != null))
  const ranges: Range[] = []
  if (minPrice != null || belowPrice != null) {
    ranges.push({ property: 'currentPrice', from: minPrice, to: belowPrice == null ? undefined : belowPrice - 1 })
  }
  if (inStock) ranges.push({ property: 'stock', from: 1 })
  return { where: { ...given, ...publishedWhere(Product) }, ranges }
}

export async function productChoices(
  { services }: Pick<PublicContext, 'services'>,
  filter: ProductFilter,
): Promise<ProductChoices> {
  const { rows } = services.database
  const without = (...left: (keyof ProductFilter)[]) =>
    narrowingOf({ ...filter, ...Object.fromEntries(left.map((name) => [name, undefined])) })
  const [types, conditions, brands, prices, inStock] = await Promise.all([
    rows.counts<string>(Product, 'productType', without('productType')),
    rows.counts<string>(Product, 'condition', without('condition')),
    rows.counts<string>(Product, 'brand', without('brand')),
    rows.counts<number>(Product, 'currentPrice', without('minPrice', 'belowPrice')),
    rows.count(Product, narrowingOf({ ...filter, inStock: true })),
  ])
  const byName = brands.toSorted((one, other) => compareNames(filter.language)(one.value, other.value))
  return { types, conditions, brands: byName, prices: inBands(prices), inStock }
}

/** Bands with a product in them. */
function inBands(prices: readonly Count<number>[]): ProductChoices['prices'] {
  const counted = priceBands.map((band) => {
    const within = prices.filter(
      ({ value }) => value >= centsOf(band.from) && (band.below === null || value < centsOf(band.below)),
    )
    return { ...band, count: within.reduce((sum, { count }) => sum + count, 0) }
  })
  return counted.filter(({ count }) => count > 0)
}
