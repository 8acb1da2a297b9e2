import { centsOf, unitsOf } from '../../../kernel/shared/money.js'
import type { Language } from '../../../kernel/shared/screens.js'

const locales: Record<Language, string> = { nl: 'nl-NL', en: 'en-GB' }

/** An amount as the language writes it, such as `€ 1.234,50` and `€1,234.50`. @param cents may be below zero */
export function amountIn(language: Language, currency: string, cents: number): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(unitsOf(cents) || 0)
}

/** The price of one, of up to four decimals where two are not enough. @param price a decimal text */
export function unitPriceIn(language: Language, currency: string, price: string): string {
  const format = { style: 'currency', currency, maximumFractionDigits: 4 } as const
  return new Intl.NumberFormat(locales[language], format).format(Number(price) || 0)
}

/** A quantity or a rate, such as `2`, `1,5`, `0,125`. */
export function numberIn(language: Language, value: number | string): string {
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits: 3 }).format(Number(value) || 0)
}

/** The sum of decimal texts, in cents. */
export function sumOf(amounts: readonly string[]): number {
  return amounts.reduce((sum, amount) => sum + centsOf(amount), 0)
}
