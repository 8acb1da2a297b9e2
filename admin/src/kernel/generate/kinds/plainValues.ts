import type { SheetCell } from '@shop/server/Sheet'

/** Of a value whose text is what it is. */
export function asText(value: unknown): string {
  return String(value)
}

export function asSent(value: unknown): unknown {
  return value
}

/** Lists within a field are JSON. */
export function asCell(value: unknown): SheetCell {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

export function numberCell(value: unknown): SheetCell {
  return { number: Number(value) }
}
