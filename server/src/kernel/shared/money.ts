/**
 * The most that an amount may be, and a sum of amounts, in cents: both databases hold it, and it is more than any real
 * price.
 */
export const maxCents = 1_000_000_000

/** The rates that the Dutch law knows, in percent. What was stored with another rate stays as it is. */
export const vatRates = [21, 9, 0] as const

/** A quotient of whole numbers as a whole number, half away from zero: that of what is below zero is the same, below zero. */
export function roundedQuotient(dividend: number, divisor: number): number {
  const doubled = 2 * Math.abs(dividend) + divisor
  const whole = (doubled - (doubled % (2 * divisor))) / (2 * divisor)
  return dividend < 0 ? -whole || 0 : whole
}

/** An amount in whole units, such as 149.5 or `149.50`, in cents. */
export function centsOf(amount: number | string): number {
  const cents = Math.round(Math.abs(Number(amount)) * 100)
  return Number(amount) < 0 ? -cents || 0 : cents
}

/** Cents in whole units: 149.5 of 14950. */
export function unitsOf(cents: number): number {
  return cents / 100
}

/** Cents as a decimal text, such as `149.50`. */
export function amountText(cents: number, decimalMark = '.'): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}${decimalMark}${digits.slice(-2)}`
}

/** What is paid of an amount in cash: there are no coins below five cents. */
export function roundedCash(cents: number): number {
  return roundedQuotient(cents, 5) * 5
}
