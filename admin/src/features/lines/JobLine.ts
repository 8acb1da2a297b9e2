import { isQuantity, type PricedLine } from '@shop/server/lineTotals'
import { centsOf, roundedQuotient, unitsOf } from '@shop/server/money'
import { describedWork } from '@shop/server/servicePrice'
import type { LineSource } from './lineSources'

/** A line as it stands in the form: its price in the shop's currency, in which anything may be typed. */
export interface JobLine {
  kind: string
  description: string | null
  quantity: string | null
  unitPrice: unknown
  vatRate: unknown
  /** The part that it is taken from. */
  stockProduct: number | null
  /** The product of the shop that it is taken from. */
  product: number | null
}

export function emptyLine(kind: string, vatRate: number | null): JobLine {
  return { kind, description: null, quantity: '1', unitPrice: null, vatRate, stockProduct: null, product: null }
}

interface LineTerms {
  /** The standard rate of the shop, in percent; null while it is not known, and for a shop without VAT. */
  vatRate: number | null
  /** Whether the prices of the job include VAT, as those of services and products do. */
  includesVat: boolean
}

/** The line of a service, a product or a part from the partner's stock. */
export function lineOf(source: LineSource, { vatRate: standard, includesVat }: LineTerms): JobLine {
  const { entity, id, title, price, isFrom, language } = source
  const kind = entity === 'service' ? 'labour' : 'part'
  const vatRate = source.vatRate ?? standard
  const withoutVat = () => unitsOf(roundedQuotient(centsOf(price ?? 0) * 100, 100 + (vatRate ?? 0)))
  return {
    ...emptyLine(kind, vatRate),
    description: describedWork(title, isFrom, language),
    unitPrice: price === null || includesVat ? price : withoutVat(),
    stockProduct: entity === 'zzpProduct' ? id : null,
    product: entity === 'product' ? id : null,
  }
}

/** What the lines come to that are filled in; amounts in cents. */
export function pricedLines(lines: readonly JobLine[]): PricedLine[] {
  return lines.flatMap(({ quantity, unitPrice, vatRate }) =>
    quantity !== null && isQuantity(quantity) && typeof unitPrice === 'number' && typeof vatRate === 'number'
      ? { quantity, unitPrice: centsOf(unitPrice), vatRate }
      : [],
  )
}
