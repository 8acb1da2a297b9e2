import { isPrice, placeholdersIn } from '@shop/server/shopPlaceholders'
import type { TextPricesNamedQuery } from '../../generated/graphql'

/** The price of a service or product, as texts name it. */
export type NamedPrice = TextPricesNamedQuery['textPricesNamed'][number]

const prices = new Map<string, NamedPrice | null>()

/** What prices are, from now on. */
export function knowPrices(list: readonly NamedPrice[]): void {
  for (const price of list) prices.set(price.name, price)
}

/** These have no record any more. */
export function forgetPrices(names: readonly string[]): void {
  for (const name of names) prices.set(name, null)
}

/** Null for one whose record is gone, undefined for one that has not been read. */
export function priceNamed(name: string): NamedPrice | null | undefined {
  return prices.get(name)
}

/** The names of the prices that a text names, each once. */
export function pricesIn(text: string): string[] {
  return placeholdersIn(text).filter(isPrice)
}
