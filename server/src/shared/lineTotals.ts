/** A line of a bill: amounts in cents, VAT in percent, the quantity as a decimal text such as `1.5`. */
export interface PricedLine {
  quantity: string
  unitPrice: number
  vatRate: number
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

/** The price of a line in cents, rounded half up; thousandths are whole numbers, so that nothing is lost before. */
export function lineAmount({ quantity, unitPrice }: Pick<PricedLine, 'quantity' | 'unitPrice'>): number {
  const thousandths = Math.round(Number(quantity.replace(',', '.')) * 1000)
  const amount = (thousandths * Math.abs(unitPrice)) / 1000
  return Math.sign(unitPrice) * Math.round(amount) || 0
}

/**
 * The totals of lines. VAT is rounded once for each rate.
 * @param includesVat whether the prices include VAT
 */
export function lineTotals(lines: readonly PricedLine[], includesVat: boolean): LineTotals {
  const sums = new Map<number, number>()
  for (const line of lines) sums.set(line.vatRate, (sums.get(line.vatRate) ?? 0) + lineAmount(line))
  const rates = [...sums]
    .sort(([one], [other]) => other - one)
    .map(([rate, given]) => {
      const excluding = includesVat ? Math.round((given * 100) / (100 + rate)) : given
      return { rate, excluding, vat: includesVat ? given - excluding : Math.round((given * rate) / 100) }
    })
  const sum = (of: (each: (typeof rates)[number]) => number) => rates.reduce((total, each) => total + of(each), 0)
  const [excluding, vat] = [sum((each) => each.excluding), sum((each) => each.vat)]
  return { given: includesVat ? excluding + vat : excluding, excluding, vat, including: excluding + vat, rates }
}
