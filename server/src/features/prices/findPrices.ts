import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { fieldOf } from '../../kernel/fields/FieldDescription.js'
import { isPublished } from '../../kernel/publication/Published.js'
import { SortOrder } from '../../kernel/records/listInputs.js'
import { listRecords } from '../../kernel/records/listing.js'
import { managedByName } from '../../kernel/records/managedByName.js'
import { recordTitle } from '../../kernel/records/recordTitle.js'
import { unitsOf } from '../../kernel/shared/money.js'
import {
  type PricedEntity,
  type PriceName,
  type PriceReference,
  pricedEntities,
  priceNameOf,
  priceReferenceOf,
} from '../../kernel/shared/priceReferences.js'
import type { Language } from '../../kernel/shared/screens.js'
import { placeholderText } from '../../kernel/shared/shopPlaceholders.js'
import { ownPriceOf, priceOf, priceText } from './priceText.js'

/** A price as texts name it, with what visitors read. */
export interface NamedPrice {
  name: PriceName
  text: string
  entity: PricedEntity
  id: number
  title: string
  language: Language
  value: Record<Language, string>
  /** Whether visitors do not see the record now, so that they do not read the sentence either. */
  isHidden: boolean
  /** What it costs at least, in whole units of the currency; null where it has no price. */
  amount: number | null
  /** What it costs at most; null where only the least is known. */
  amountTo: number | null
}

/** The most records of a kind whose prices are answered. */
export const maxFoundPrices = 50

const maxNames = 200
const maxAmounts = 100

/** The prices of services and products whose title has this in it, both as the screens say them and with "from". */
export async function pricesCalled(context: Context, language: Language, search: string): Promise<NamedPrice[]> {
  const found = pricedEntities.map(async (name) => {
    const filter = { language, ...(search.trim() !== '' && { search }) }
    const entity = managedByName(name)
    const sort = { field: entity.titleField, order: SortOrder.asc }
    const { items } = await listRecords(context, entity, { filter, sort, page: 1, perPage: maxFoundPrices })
    return namesOf(context, name, items)
  })
  return (await Promise.all(found)).flat()
}

/** Those of these names whose records are there. */
export async function pricesNamed(context: Context, names: readonly string[]): Promise<NamedPrice[]> {
  const references = names
    .slice(0, maxNames)
    .map(priceReferenceOf)
    .filter((reference) => reference !== null)
  const found = references.map(async (reference) => {
    const row = await context.loaders.record(managedByName(reference.entity).type, reference.id)
    return row ? [await namedPrice(context, row, reference)] : []
  })
  return (await Promise.all(found)).flat()
}

/** What costs one of these amounts, at least or at most; in cents. */
export async function pricesThatAre(
  context: Context,
  language: Language,
  amounts: readonly number[],
): Promise<NamedPrice[]> {
  const sought = [...new Set(amounts)].filter((cents) => Number.isSafeInteger(cents) && cents > 0).slice(0, maxAmounts)
  if (sought.length === 0) return []
  const { rows } = context.services.database
  const found = pricedEntities.map(async (name) => {
    const { type, titleField } = managedByName(name)
    const columns = ['price', 'priceTo'].filter((column) => fieldOf(type, column))
    const among = sought.map(() => '?').join(', ')
    const items = await rows.find<Row>(type, {
      where: { language },
      also: {
        sql: `(${columns.map((column) => `${rows.column(type, column)} IN (${among})`).join(' OR ')})`,
        values: columns.flatMap(() => sought),
      },
      order: [
        [titleField, 'ASC'],
        ['id', 'ASC'],
      ],
      limit: maxFoundPrices,
    })
    return namesOf(context, name, items)
  })
  return (await Promise.all(found)).flat()
}

async function namesOf(context: Context, entity: PricedEntity, rows: readonly Row[]): Promise<NamedPrice[]> {
  const forms = rows.flatMap((row) => [false, true].map((isFrom) => [row, { entity, id: row.id, isFrom }] as const))
  return Promise.all(forms.map(([row, reference]) => namedPrice(context, row, reference)))
}

async function namedPrice(context: Context, row: Row, reference: PriceReference): Promise<NamedPrice> {
  const { services } = context
  const { entity, id, isFrom } = reference
  const name = priceNameOf(reference)
  // What is typed equals the price of the record, also while a promotion reduces it.
  const { price, priceTo = price } = ownPriceOf(row)
  const language = row.language as Language
  const said = (of: Language) => priceText(priceOf(row), { language: of, currency: services.settings.currency, isFrom })
  return {
    name,
    text: placeholderText(name),
    entity,
    id,
    title: await services.fillText(context, language, recordTitle(managedByName(entity), row)),
    language,
    isHidden: !isPublished(managedByName(entity).type, { ...row }),
    value: { nl: said('nl'), en: said('en') },
    amount: price === null ? null : unitsOf(price),
    amountTo: priceTo === null ? null : unitsOf(priceTo),
  }
}
