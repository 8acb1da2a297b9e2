import { currentPrices, type ReduciblePrice } from './currentPrice.js'
import type { Language } from './screens.js'

/**
 * With what price the work of a service is entered, and whether more may come of it; null for a service without a price and
 * for one that costs nothing. In cents or whole units alike.
 * @param service with what a promotion makes of its price
 */
export function enteredPrice(service: ReduciblePrice): { price: number; isFrom: boolean } | null {
  const { price, priceTo } = currentPrices(service)
  if (price === null || price === 0) return null
  return { price, isFrom: priceTo !== price }
}

const fromMarks: Readonly<Record<Language, string>> = { nl: '(vanaf)', en: '(from)' }

/** What a line says of the work of a service. @param isFrom whether more may come of its price */
export function describedWork(title: string, isFrom: boolean, language: Language): string {
  return isFrom ? `${title} ${fromMarks[language]}` : title
}
