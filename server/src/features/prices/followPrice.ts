import type { Context } from '../../kernel/context/Context.js'
import type { Row, Values } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { fieldOf } from '../../kernel/fields/FieldDescription.js'
import type { ManagedEntity } from '../../kernel/fields/Managed.js'
import { placeholderTexts } from '../../kernel/fields/placeholderTexts.js'
import { fieldOfText } from '../../kernel/fields/textsIn.js'
import { notFound } from '../../kernel/records/notFound.js'
import { updateRecord } from '../../kernel/records/updateRecord.js'
import { type PriceName, priceReferenceOf } from '../../kernel/shared/priceReferences.js'
import { placeholderText } from '../../kernel/shared/shopPlaceholders.js'
import { withInPlaceOf } from '../../kernel/shared/typedPrices.js'

/** A price that is typed in a text, where it was found. */
export interface PlacedPrice {
  id: number
  /** Of the record, as it was read. */
  version: number
  path: string
  from: number
  typed: string
}

/**
 * Puts the name of a price in the place of one that is typed in a text, as an ordinary update of its record.
 * @throws ShopError CONFLICT where the text is not as it was read, else as `updateRecord`
 */
export async function followPrice(
  context: Context,
  entity: ManagedEntity,
  { id, version, path, from, typed }: PlacedPrice,
  name: string,
): Promise<Row> {
  if (!priceReferenceOf(name)) throw new ShopError('BAD_REQUEST')
  const row = (await context.services.database.reader.findOneBy(entity.type, { id })) as Row | null
  if (!row) throw notFound(entity)
  const whole = structuredClone({ ...row })
  const placed = placeholderTexts(entity.type, whole).find((each) => each.path === path)
  const to = from + typed.length
  if (!placed || placed.text.slice(from, to) !== typed) throw new ShopError('CONFLICT')
  placed.holder[placed.field.name] = withInPlaceOf(placed.text, { from, to }, placeholderText(name as PriceName))
  const field = fieldOf(entity.type, fieldOfText(placed))
  if (!field) throw new ShopError('CONFLICT')
  const { parts } = field.kind
  const value = whole[field.name]
  const sent = parts ? (value as Values[]).map((part) => parts.sent(field, part)) : value
  return updateRecord(context, entity, id, { version, [field.name]: sent })
}
