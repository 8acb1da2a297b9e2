import type { Language } from './screens.js'

/** What a service costs, in cents or whole units alike. */
export interface ServicePrice {
  /** What it costs at least; null where nothing is known. */
  price: number | null
  /** What it costs at most; null where only the least is known. */
  priceTo: number | null
}

/**
 * With what price the work of a service is entered, and whether more may come of it; null for a service without a price and
 * for one that costs nothing.
 */
export function enteredPrice({ price, priceTo }: ServicePrice): { price: number; isFrom: boolean } | null {
  if (price === null || price === 0) return null
  return { price, isFrom: priceTo !== price }
}

const fromMarks: Readonly<Record<Language, string>> = { nl: '(vanaf)', en: '(from)' }

/** What a line says of the work of a service. @param isFrom whether more may come of its price */
export function describedWork(title: string, isFrom: boolean, language: Language): string {
  return isFrom ? `${title} ${fromMarks[language]}` : title
}
