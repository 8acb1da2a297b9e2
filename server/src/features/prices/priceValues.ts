import type { EntityManager } from 'typeorm'
import type { PublicContext } from '../../kernel/context/PublicContext.js'
import type { Row } from '../../kernel/context/Row.js'
import { isPublished } from '../../kernel/publication/Published.js'
import { managedByName } from '../../kernel/records/managedByName.js'
import { type PriceName, type PriceReference, priceReferenceOf } from '../../kernel/shared/priceReferences.js'
import type { Language } from '../../kernel/shared/screens.js'
import { priceOf, priceText } from './priceText.js'

/** What stands in the place of each price; nothing where what has it is gone, or not what visitors may see. */
export type PriceValues = ReadonlyMap<PriceName, string>

interface Wording {
  language: Language
  currency: string
}

/** Of names of prices, read once for all texts of a call. */
export async function priceValuesFor(
  { loaders, services }: Pick<PublicContext, 'loaders' | 'services'>,
  language: Language,
  names: readonly PriceName[],
): Promise<PriceValues> {
  const wording = { language, currency: services.settings.currency }
  const values = names.map(async (name): Promise<[PriceName, string]> => {
    const reference = priceReferenceOf(name)
    const row = reference && (await loaders.record(managedByName(reference.entity).type, reference.id))
    return [name, row && reference ? priceOfRow(row, reference, wording) : '']
  })
  return new Map(await Promise.all(values))
}

/** The same within a transaction. */
export async function priceValuesWithin(
  manager: EntityManager,
  names: readonly PriceName[],
  wording: Wording,
): Promise<PriceValues> {
  const values = new Map<PriceName, string>()
  for (const name of names) {
    const reference = priceReferenceOf(name)
    if (!reference) continue
    const { type } = managedByName(reference.entity)
    const row = (await manager.findOneBy(type, { id: reference.id })) as Row | null
    values.set(name, row ? priceOfRow(row, reference, wording) : '')
  }
  return values
}

function priceOfRow(row: Row, { entity, isFrom }: PriceReference, wording: Wording): string {
  if (!isPublished(managedByName(entity).type, { ...row })) return ''
  return priceText(priceOf(row), { ...wording, isFrom })
}
