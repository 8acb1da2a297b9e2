import { isQuantity, type PricedLine } from '@shop/server/lineTotals'
import { centsOf } from '@shop/server/money'
import type { LineSource } from './lineSources'

/** A line as it stands in the form: its price in the shop's currency, in which anything may be typed. */
export interface JobLine {
  kind: string
  description: string | null
  quantity: string | null
  unitPrice: unknown
  vatRate: unknown
  stockProduct: number | null
}

export function emptyLine(kind: string, vatRate: number | null): JobLine {
  return { kind, description: null, quantity: '1', unitPrice: null, vatRate, stockProduct: null }
}

/** The line of a service, a product or a part from the partner's stock. */
export function lineOf({ entity, id, title, price }: LineSource, vatRate: number | null): JobLine {
  const kind = entity === 'service' ? 'labour' : 'part'
  const stockProduct = entity === 'zzpProduct' ? id : null
  return { ...emptyLine(kind, vatRate), description: title, unitPrice: price, stockProduct }
}

/** What the lines come to that are filled in; amounts in cents. */
export function pricedLines(lines: readonly JobLine[]): PricedLine[] {
  return lines.flatMap(({ quantity, unitPrice, vatRate }) =>
    quantity !== null && isQuantity(quantity) && typeof unitPrice === 'number' && typeof vatRate === 'number'
      ? { quantity, unitPrice: centsOf(unitPrice), vatRate }
      : [],
  )
}
