import { centsOf, unitsOf } from '@shop/server/money'
import type { ReceivedBy, ReceivedInput } from '../../generated/graphql'
import { changeOf, tenderedOf } from '../billing/ReceivedCash'

/** On a card terminal of the payment provider. */
export const onTerminal = 'terminal' as const

export type PaidBy = ReceivedBy | typeof onTerminal

/** How a sale is paid, as it is entered. */
export interface Paying {
  /** Of all, or of the rest. */
  method: PaidBy | null
  /** Cash that the customer gave, as typed. */
  given: string
  /** What is paid in another way first; null where it is paid at once. */
  first: { method: ReceivedBy; amount: string } | null
  /** What was traded in and pays before all else; null where nothing was. */
  tradeIn: TradeIn | null
}

/** Goods that were bought to be set off, with what the customer can buy for them in the shop's currency. */
export interface TradeIn {
  id: number
  make: string
  model: string
  owed: number
}

export const unpaid: Paying = { method: null, given: '', first: null, tradeIn: null }

/** What is paid by what was traded in, in the shop's currency. */
export function tradedIn(total: number, { tradeIn }: Pick<Paying, 'tradeIn'>): number {
  return Math.min(total, tradeIn?.owed ?? 0)
}

/** What is left to be paid after the first part, in the shop's currency; null while that is not an amount below the total. */
export function restOf(all: number, paying: Paying): number | null {
  const { first } = paying
  const total = unitsOf(centsOf(all) - centsOf(tradedIn(all, paying)))
  if (!first) return total
  const typed = first.amount.trim().replace(',', '.')
  const rest = centsOf(total) - centsOf(typed)
  return /^\d{1,7}(\.\d{1,2})?$/.test(typed) && centsOf(typed) > 0 && rest > 0 ? unitsOf(rest) : null
}

/** As the server takes it; null while it is not known how. */
export function paymentsOf(total: number, paying: Paying): ReceivedInput[] | null {
  if (total === 0) return []
  const { method, given, first, tradeIn } = paying
  const traded = tradedIn(total, paying)
  const before: ReceivedInput[] = tradeIn ? [{ method: 'trade_in', amount: traded, boughtItem: tradeIn.id }] : []
  if (traded === total) return before
  const rest = restOf(total, paying)
  if (method === null || method === onTerminal || rest === null) return null
  const last = { method, amount: rest, ...(method === 'cash' && { tendered: tenderedOf(given) }) }
  if (!first) return [...before, last]
  return [...before, { method: first.method, amount: unitsOf(centsOf(total) - centsOf(traded) - centsOf(rest)) }, last]
}

/** What is to be paid on a card terminal before the sale is booked, in the shop's currency; null for nothing. */
export function amountOnTerminal(total: number, paying: Paying): number | null {
  if (paying.method !== onTerminal || tradedIn(total, paying) === total) return null
  return restOf(total, paying)
}

/** How the rest is paid once that has been paid. */
export function afterTerminal({ first, tradeIn }: Paying): Paying {
  return { ...unpaid, tradeIn, method: first?.method ?? null }
}

/** What is given back of cash; null where nothing is. */
export function changeOfPaying(total: number, paying: Paying): number | null {
  const rest = restOf(total, paying)
  return paying.method === 'cash' && rest !== null ? changeOf(rest, paying.given) : null
}
