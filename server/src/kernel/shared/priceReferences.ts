/** What has a price that texts can name. */
export const pricedEntities = ['service', 'product'] as const
export type PricedEntity = (typeof pricedEntities)[number]

/** The price of a record as a text names it, such as `price.service.12`; `price.service.12.from` says "from". */
export type PriceName = `price.${PricedEntity}.${number}` | `price.${PricedEntity}.${number}.from`

export interface PriceReference {
  entity: PricedEntity
  id: number
  /** Whether it says "from" before the lowest price, also of what has one price. */
  isFrom: boolean
}

const priceName = /^price\.(service|product)\.([1-9]\d{0,9})(\.from)?$/

/** The largest id that a database holds. */
const maxId = 2 ** 31 - 1

/** What a name says, such as `price.service.12`; null for what names no price. Whether there is such a record is asked of the database. */
export function priceReferenceOf(name: string): PriceReference | null {
  const [, entity, digits, from] = priceName.exec(name) ?? []
  const id = Number(digits)
  return entity && id <= maxId ? { entity: entity as PricedEntity, id, isFrom: from !== undefined } : null
}

export function priceNameOf({ entity, id, isFrom }: PriceReference): PriceName {
  return isFrom ? `price.${entity}.${id}.from` : `price.${entity}.${id}`
}
