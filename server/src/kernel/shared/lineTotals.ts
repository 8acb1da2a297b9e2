import { roundedQuotient } from './money.js'

/** A line of a bill: amounts in cents, VAT in percent, the quantity as a decimal text such as `1.5`. */
export interface PricedLine {
  quantity: string
  /** Of one; below zero for what is given back. */
  unitPrice: number
  vatRate: number
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
  /** What each rate contributes, the highest rate first. */
  rates: { rate: number; excluding: number; vat: number }[]
  /** What each line contributes, in their order; together they are exactly the totals. */
  lines: { excluding: number; vat: number }[]
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
export function lineAmount({ quantity, unitPrice, discount = 0 }: Omit<PricedLine, 'vatRate'>): number {
  const thousandths = Math.round(Number(quantity.replace(',', '.')) * 1000)
  return roundedQuotient(thousandths * unitPrice, 1000) - discount
}

/**
 * The totals of lines. VAT is rounded once for each rate; that of a line is by how much it moves the rounded VAT of the
 * lines of its rate so far, at most a cent from its own.
 * @param includesVat whether the prices include VAT
 */
export function lineTotals(lines: readonly PricedLine[], includesVat: boolean): LineTotals {
  const rates = new Map<number, { given: number; excluding: number; vat: number }>()
  const shares = lines.map((line) => {
    const before = rates.get(line.vatRate) ?? { given: 0, excluding: 0, vat: 0 }
    const after = withVat(before.given + lineAmount(line), line.vatRate, includesVat)
    rates.set(line.vatRate, after)
    return { excluding: after.excluding - before.excluding, vat: after.vat - before.vat }
  })
  const sum = (of: 'given' | 'excluding' | 'vat') => [...rates.values()].reduce((total, each) => total + each[of], 0)
  return {
    given: sum('given'),
    excluding: sum('excluding'),
    vat: sum('vat'),
    including: sum('excluding') + sum('vat'),
    rates: [...rates]
      .sort(([one], [other]) => other - one)
      .map(([rate, { excluding, vat }]) => ({ rate, excluding, vat })),
    lines: shares,
  }
}

function withVat(given: number, rate: number, includesVat: boolean): { given: number; excluding: number; vat: number } {
  if (!includesVat) return { given, excluding: given, vat: roundedQuotient(given * rate, 100) }
  const excluding = roundedQuotient(given * 100, 100 + rate)
  return { given, excluding, vat: given - excluding }
}
