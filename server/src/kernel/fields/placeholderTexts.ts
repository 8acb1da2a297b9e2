import { type Class, type FieldDescription, type FieldValues, fieldsOf } from './FieldDescription.js'
import { partsIn } from './partsIn.js'
import { namesPrices } from './placeholders.js'

/** A text that may name prices, where it stands in a record. */
export interface PlacedText {
  /** The class that has the field: the entity, or a block or an item of it. */
  type: Class
  field: FieldDescription
  /** `intro`, `blocks.0.text.title`. */
  path: string
  text: string
  /** What has the field: the record, or a block or an item of it. */
  holder: FieldValues
}

/** The texts of a record, and of its blocks and their items, that may name prices. */
export function placeholderTexts(type: Class, values: FieldValues, path = ''): PlacedText[] {
  const own = fieldsOf(type).flatMap((field): PlacedText[] => {
    const text = values[field.name]
    return typeof text === 'string' && namesPrices(type, field)
      ? [{ type, field, path: path + field.name, text, holder: values }]
      : []
  })
  const inParts = partsIn(type, values, path).flatMap((each) => placeholderTexts(each.type, each.part, each.path))
  return [...own, ...inParts]
}
