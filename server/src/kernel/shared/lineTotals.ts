import { roundedQuotient } from './money.js'
import type { VatTreatment } from './vatTreatments.js'

/** A line of a bill: amounts in cents, VAT in percent, the quantity as a decimal text such as `1.5`. */
export interface PricedLine {
  quantity: string
  /** Of one; below zero for what is given back. */
  unitPrice: number
  vatRate: number
  /** At the rate when left out; with any other the rate counts as 0. */
  treatment?: VatTreatment
  /** What is taken off the whole line. */
  discount?: number
}

/** In cents. */
export interface LineTotals {
  /** As the prices were given: with or without VAT. */
  given: number
  excluding: number
  vat: number
  including: number
  /** What each treatment and rate contributes, the highest rate first. */
  rates: RateTotals[]
  /** What each line contributes, in their order; together they are exactly the totals. */
  lines: { excluding: number; vat: number }[]
}

/** In cents; the rate in percent. */
export interface RateTotals {
  treatment: VatTreatment
  rate: number
  excluding: number
  vat: number
}

/** Whether a text is a quantity above zero with at most three decimals, after a point or a comma. */
export function isQuantity(text: string): boolean {
  return /^\d{1,5}([.,]\d{1,3})?$/.test(text) && /[1-9]/.test(text)
}

/** A quantity with a point and without superfluous zeros: `1,50` is `1.5`. */
export function plainQuantity(text: string): string {
  const plain = text.replace(',', '.')
  return isQuantity(plain) ? String(Number(plain)) : text
}

/** The price of a line in cents; thousandths are whole numbers, so that nothing is lost before it is rounded. */
export function lineAmount({
  quantity,
  unitPrice,
  discount = 0,
}: Pick<PricedLine, 'quantity' | 'unitPrice' | 'discount'>): number {
  const thousandths = Math.round(Number(quantity.replace(',', '.')) * 1000)
  return roundedQuotient(thousandths * unitPrice, 1000) - discount
}

/**
 * The totals of lines. VAT is rounded once for each treatment and rate; that of a line is by how much it moves the rounded
 * VAT of the lines of its kind so far, at most a cent from its own.
 * @param includesVat whether the prices include VAT
 */
export function lineTotals(lines: readonly PricedLine[], includesVat: boolean): LineTotals {
  const groups = new Map<string, RateTotals & { given: number }>()
  const shares = lines.map((line) => {
    const { treatment = 'taxed' } = line
    const rate = treatment === 'taxed' ? line.vatRate : 0
    const key = `${treatment} ${rate}`
    const before = groups.get(key) ?? { given: 0, excluding: 0, vat: 0 }
    const after = withVat(before.given + lineAmount(line), rate, includesVat)
    groups.set(key, { treatment, rate, ...after })
    return { excluding: after.excluding - before.excluding, vat: after.vat - before.vat }
  })
  const sum = (of: 'given' | 'excluding' | 'vat') => [...groups.values()].reduce((total, each) => total + each[of], 0)
  return {
    given: sum('given'),
    excluding: sum('excluding'),
    vat: sum('vat'),
    including: sum('excluding') + sum('vat'),
    rates: [...groups.values()].map(({ given: _, ...rate }) => rate).sort((one, other) => other.rate - one.rate),
    lines: shares,
  }
}

function withVat(given: number, rate: number, includesVat: boolean): { given: number; excluding: number; vat: number } {
  if (!includesVat) return { given, excluding: given, vat: roundedQuotient(given * rate, 100) }
  const excluding = roundedQuotient(given * 100, 100 + rate)
  return { given, excluding, vat: given - excluding }
}
