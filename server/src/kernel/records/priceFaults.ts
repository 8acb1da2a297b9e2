import { type EntityManager, In } from 'typeorm'
import type { Row, Values } from '../context/Row.js'
import { type FieldErrors, ShopError } from '../errors/ShopError.js'
import type { Class } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { ownerOf } from '../fields/outputTypes.js'
import { placeholderTexts } from '../fields/placeholderTexts.js'
import { type PriceReference, priceReferenceOf } from '../shared/priceReferences.js'
import { placeholdersIn } from '../shared/shopPlaceholders.js'
import { managedByName } from './managedByName.js'

/** The prices that a text names, each once. */
export function priceReferencesIn(text: string): PriceReference[] {
  return placeholdersIn(text)
    .map(priceReferenceOf)
    .filter((reference) => reference !== null)
}

/** @throws ShopError VALIDATION with the path of each text that names the price of what is not there */
export async function assertPrices(manager: EntityManager, entity: ManagedEntity, row: Values): Promise<void> {
  const fields = await priceFaults(manager, entity, row)
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}

/**
 * What names the price of a service or product that is not there. What the stored record names already may stay: what it
 * names was deleted since, and its other texts can be changed.
 */
export async function priceFaults(manager: EntityManager, { type }: ManagedEntity, row: Values): Promise<FieldErrors> {
  const texts = placeholderTexts(type, row).map((text) => ({ ...text, prices: priceReferencesIn(text.text) }))
  const isOwn = ({ entity, id }: PriceReference) => managedByName(entity).type === type && id === row.id
  const gone = await missingPrices(
    manager,
    texts.flatMap(({ prices }) => prices).filter((price) => !isOwn(price)),
  )
  if (gone.size === 0) return {}
  const earlier = await storedPrices(manager, type, row)
  const isWrong = (price: PriceReference) => gone.has(keyOf(price)) && !earlier.has(keyOf(price))
  return Object.fromEntries(
    texts.flatMap(({ type: of, field, path, prices }) => {
      const wrong = prices.find(isWrong)
      if (!wrong) return []
      const values = { field: { owner: ownerOf(of), name: field.name }, of: { entity: wrong.entity }, id: wrong.id }
      return [[path, [{ key: 'field.price' as const, values }]]]
    }),
  )
}

/** Those of these whose record is not there, as `service 12`. */
export async function missingPrices(
  manager: EntityManager,
  prices: readonly Pick<PriceReference, 'entity' | 'id'>[],
): Promise<Set<string>> {
  const missing = new Set(prices.map(keyOf))
  for (const entity of new Set(prices.map((price) => price.entity))) {
    const ids = [...new Set(prices.filter((price) => price.entity === entity).map(({ id }) => id))]
    const where = { id: In(ids) }
    const there = (await manager.find(managedByName(entity).type, { select: { id: true } as object, where })) as Row[]
    for (const { id } of there) missing.delete(keyOf({ entity, id }))
  }
  return missing
}

async function storedPrices(manager: EntityManager, type: Class, { id }: Values): Promise<Set<string>> {
  const stored = id == null ? null : ((await manager.findOneBy(type, { id })) as Row | null)
  const texts = stored ? placeholderTexts(type, stored) : []
  return new Set(texts.flatMap(({ text }) => priceReferencesIn(text)).map(keyOf))
}

export function keyOf({ entity, id }: Pick<PriceReference, 'entity' | 'id'>): string {
  return `${entity} ${id}`
}
