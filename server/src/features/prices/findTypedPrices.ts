import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { managedEntities } from '../../kernel/fields/managedEntities.js'
import { ownerOf } from '../../kernel/fields/outputTypes.js'
import { placeholderTexts } from '../../kernel/fields/placeholderTexts.js'
import type { PlacedText } from '../../kernel/fields/textsIn.js'
import type { LocalizedText } from '../../kernel/i18n/LocalizedText.js'
import { fieldLabels } from '../../kernel/i18n/labels.js'
import { isPublished, publishedWhere } from '../../kernel/publication/Published.js'
import { keyOf, missingPrices, priceReferencesIn } from '../../kernel/records/priceFaults.js'
import { recordTitle } from '../../kernel/records/recordTitle.js'
import { rowsWithText } from '../../kernel/records/usesInTexts.js'
import { centsOf } from '../../kernel/shared/money.js'
import { pricedEntities, priceReferenceOf } from '../../kernel/shared/priceReferences.js'
import { type Language, languages } from '../../kernel/shared/screens.js'
import { anyPlaceholder, isPrice, placeholderNamed, placeholdersIn } from '../../kernel/shared/shopPlaceholders.js'
import { type TypedPrice, typedPricesIn, waysToFollow } from '../../kernel/shared/typedPrices.js'
import { type NamedPrice, pricesNamed, pricesThatAre } from './findPrices.js'
import { withoutKept } from './keptPrices.js'

/** A price in a text of the shop that visitors do not read or that does not follow: of a record that is gone or hidden, or typed. */
export interface UnfollowedPrice {
  entity: string
  id: number
  version: number
  title: string
  language: Language
  label: LocalizedText
  path: string
  /** The place of its first sign in the stored text. */
  from: number
  typed: string
  before: string
  after: string
  isGone: boolean
  isHidden: boolean
  ways: NamedPrice[]
}

interface Place extends Pick<TypedPrice, 'from' | 'to' | 'typed'> {
  type: Class
  row: Row
  placed: PlacedText
  language: Language
}

/** So many records of an entity are looked at. */
const maxRecords = 1000

/** Letters of a text before and after a price. */
const shownAround = 60

/**
 * The prices in texts that equal that of a service or product and were not left as they are, those whose record is gone,
 * and those in texts that visitors see whose record they do not see; by entity and record.
 */
export async function unfollowedPrices(context: Context): Promise<UnfollowedPrice[]> {
  const typed: (Place & { price: TypedPrice })[] = []
  const named: Place[] = []
  for (const { type, row } of await recordsWithPrices(context)) {
    for (const placed of placeholderTexts(type, row)) {
      const place = { type, row, placed, language: languageOf(row, placed) }
      const isHtml = placed.field.kind.words === 'html'
      for (const price of typedPricesIn(placed.text, isHtml)) typed.push({ ...place, ...price, price })
      for (const { 0: whole, index } of placed.text.matchAll(anyPlaceholder)) {
        named.push({ ...place, from: index, to: index + whole.length, typed: whole })
      }
    }
  }
  const gone = await goneAmong(context, named)
  const followed = await withoutKept(context, await waysFor(context, typed))
  return [...gone, ...(await hiddenAmong(context, named)), ...followed]
}

/** What costs what is typed in each of the languages. */
async function waysFor(
  context: Context,
  typed: readonly (Place & { price: TypedPrice })[],
): Promise<UnfollowedPrice[]> {
  const found = await Promise.all(
    languages.map(async (language): Promise<[Language, NamedPrice[]]> => {
      const amounts = typed.filter((each) => each.language === language).flatMap(({ price }) => price.amounts)
      return [language, await pricesThatAre(context, language, amounts)]
    }),
  )
  const prices = new Map(found)
  const all = typed.map(async ({ price, ...place }) => {
    const ways = (prices.get(place.language) ?? []).filter((each) => isWay(price, each))
    return ways.length > 0 ? [await unfollowed(context, place, ways)] : []
  })
  return (await Promise.all(all)).flat()
}

function isWay(typed: TypedPrice, { name, amount, amountTo }: NamedPrice): boolean {
  const known = {
    price: amount === null ? null : centsOf(amount),
    priceTo: amountTo === null ? null : centsOf(amountTo),
  }
  return waysToFollow(typed, known).some(({ isFrom }) => isFrom === priceReferenceOf(name)?.isFrom)
}

async function goneAmong(context: Context, named: readonly Place[]): Promise<UnfollowedPrice[]> {
  const references = named.flatMap(({ typed }) => priceReferencesIn(typed))
  const missing = await missingPrices(context.services.database.reader, references)
  const gone = named.filter(({ typed }) => priceReferencesIn(typed).some((reference) => missing.has(keyOf(reference))))
  return Promise.all(gone.map((place) => unfollowed(context, place, null)))
}

/** Of the texts of records that visitors see: those of others say nothing that is missed. */
async function hiddenAmong(context: Context, named: readonly Place[]): Promise<UnfollowedPrice[]> {
  const seen = named.filter(({ type, row }) => isPublished(type, { ...row }))
  const found = seen.map(async (place) => {
    const prices = await pricesNamed(context, placeholdersIn(place.typed).filter(isPrice))
    const hidden = prices.filter(({ isHidden }) => isHidden)
    return hidden.length > 0 ? [{ ...(await unfollowed(context, place, hidden)), isHidden: true }] : []
  })
  return (await Promise.all(found)).flat()
}

/** @param ways null for what names the price of a record that is gone */
async function unfollowed(context: Context, place: Place, ways: NamedPrice[] | null): Promise<UnfollowedPrice> {
  const { type, row, placed, language, from, to, typed } = place
  const entity = managedEntity(type)
  return {
    entity: entity.name,
    id: row.id,
    version: row.version,
    title: await context.services.fillText(context, language, recordTitle(entity, row)),
    language,
    label: fieldLabels(ownerOf(placed.type), placed.field.name),
    path: placed.path,
    from,
    typed,
    before: endOf(plain(placed.text.slice(0, from)).trimStart()),
    after: beginningOf(plain(placed.text.slice(to)).trimEnd()),
    isGone: ways === null,
    isHidden: false,
    ways: ways ?? [],
  }
}

function endOf(text: string): string {
  return text.length <= shownAround ? text : `…${text.slice(-shownAround).replace(/^\S*/, '')}`
}

function beginningOf(text: string): string {
  return text.length <= shownAround ? text : `${text.slice(0, shownAround).replace(/\S*$/, '')}…`
}

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ' }

/** The words of a text, which may be a piece of rich text; a price that is named is an ellipsis. */
function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(anyPlaceholder, (whole, meant: string) => (placeholderNamed(meant)?.startsWith('price.') ? '…' : whole))
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
}

/** A record in no language has its texts in both, named after them. */
function languageOf(row: Row, { field }: PlacedText): Language {
  const own = row.language as Language | null | undefined
  return own ?? (field.name.endsWith('En') ? 'en' : 'nl')
}

async function recordsWithPrices({ services }: Context): Promise<{ type: Class; row: Row }[]> {
  const signs = ['€', '&euro;', 'euro', 'Euro', ...pricedEntities.map((name) => `price.${name}.`)]
  const found: { type: Class; row: Row }[] = []
  for (const type of managedEntities()) {
    const { titleField } = managedEntity(type)
    const besides = ['version', 'language', titleField, ...Object.keys(publishedWhere(type))]
    const rows = await rowsWithText(services.database.reader, type, signs, { besides, max: maxRecords })
    found.push(...rows.map((row) => ({ type, row })))
  }
  return found
}
