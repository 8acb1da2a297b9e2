import { deployment } from '../i18n/deployment'
import type { Description } from './Description'

/** A fixed price, or from the first amount on, to the second where that is known. */
export function amountOf(from: number, to: number | null): Description {
  return {
    ...(from === to ? { price: from.toFixed(2) } : { minPrice: from.toFixed(2) }),
    ...(to !== null && to !== from && { maxPrice: to.toFixed(2) }),
    priceCurrency: deployment().currency,
    valueAddedTaxIncluded: true,
  }
}
