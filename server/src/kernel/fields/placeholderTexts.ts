import type { Class, FieldValues } from './FieldDescription.js'
import { namesPrices } from './placeholders.js'
import { type PlacedText, textsIn } from './textsIn.js'

/** The texts of a record, and of its blocks and their items, that may name prices. */
export function placeholderTexts(type: Class, values: FieldValues): PlacedText[] {
  return textsIn(type, values, namesPrices)
}
