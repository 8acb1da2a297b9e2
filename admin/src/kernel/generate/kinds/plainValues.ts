import type { SheetCell } from '@shop/server/Sheet'

export function asSent(value: unknown): unknown {
  return value
}

/** What is sent and exported as it is; lists within a field are JSON. */
export const storedAsIs = {
  sheet: (value: unknown): SheetCell => (typeof value === 'string' ? value : JSON.stringify(value)),
  sent: asSent,
}

/** What is its own text besides. */
export const plain = { text: String, ...storedAsIs }

export const numeric = {
  sheet: (value: unknown): SheetCell => ({ number: Number(value) }),
  sent: Number,
}
