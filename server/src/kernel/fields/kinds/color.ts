import { Matches } from 'class-validator'
import type { FieldKind } from '../FieldDescription.js'

export const color: FieldKind = {
  column: () => ({ type: 'varchar', length: 7 }),
  output: () => String,
  input: {
    type: () => String,
    rules: (_, { says }) => [Matches(/^#[0-9a-f]{6}$/, says('field.color'))],
    normalised: (_, value) => wholeColor(String(value)),
  },
  filter: null,
}

/** `#aabbcc` of `#ABC`, `abc` or `AABBCC`; what is no colour stays what it is. */
function wholeColor(text: string): string {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase()
  if (digits === undefined) return text
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}
