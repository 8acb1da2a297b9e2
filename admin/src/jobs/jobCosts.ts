/** The VAT on goods and repairs in the Netherlands. */
export const vatPercentage = 21

export interface PricedJob {
  costs: number | null
  includingVat: boolean
  usedParts: readonly { count: number; price: number | null }[]
}

/** All in euros. */
export interface JobCosts {
  /** What the parts come to, as their prices were given: with or without VAT. */
  parts: number
  /** Kinds of parts whose price is yet unknown. */
  unpriced: number
  /** What was agreed on, with and without VAT; undefined while nothing was. */
  agreed: { including: number; excluding: number; vat: number } | undefined
}

/** Sums in whole cents, for euros in binary do not add up. */
export function jobCosts({ costs, includingVat, usedParts }: PricedJob): JobCosts {
  const parts = usedParts.reduce((sum, { count, price }) => sum + cents(price ?? 0) * count, 0)
  return {
    parts: parts / 100,
    unpriced: usedParts.filter(({ price }) => price === null).length,
    agreed: costs === null ? undefined : withVat(cents(costs), includingVat),
  }
}

function withVat(given: number, isIncluding: boolean) {
  const factor = 1 + vatPercentage / 100
  const including = isIncluding ? given : Math.round(given * factor)
  const excluding = isIncluding ? Math.round(given / factor) : given
  return { including: including / 100, excluding: excluding / 100, vat: (including - excluding) / 100 }
}

function cents(euros: number): number {
  return Math.round(euros * 100)
}
