import { isQuantity, lineTotals } from '@shop/server/lineTotals'
import { centsOf, unitsOf } from '@shop/server/money'
import type { JobKind, TillLine } from '../../generated/graphql'

/** A line of a sale as it stands on the screen: what is typed may be anything. */
export interface SaleLine {
  key: string
  /** What it is of; a free line has none of them. */
  product?: number
  part?: number
  reservation?: number
  job?: { kind: JobKind; id: number }
  /** What was paid of it before, in the shop's currency. */
  paid?: number
  title: string
  quantity: string
  /** With VAT, in the shop's currency. */
  price: string
  discount: string
  vatRate: number
}

/** A sale that is being made, until it is paid. */
export interface Sale {
  /** By which it is booked once, whatever is pressed twice or reloaded. */
  key: string
  lines: SaleLine[]
  /** What is or was paid of it on a card terminal. */
  terminal?: OnTerminal
}

/** A payment on a card terminal. */
export interface OnTerminal {
  /** Of the online payment; null until it is known. */
  id: number | null
  /** In the shop's currency. */
  amount: number
  isPaid: boolean
}

export function emptySale(): Sale {
  return { key: crypto.randomUUID(), lines: [] }
}

/** With another of the same on its line, or on a line of its own. */
export function withLine({ lines, ...sale }: Sale, line: Omit<SaleLine, 'key'>): Sale {
  const same = lines.find(
    (each) =>
      (line.product !== undefined && each.product === line.product) ||
      (line.part !== undefined && each.part === line.part && each.price === line.price),
  )
  if (!same) return { ...sale, lines: [...lines, { ...line, key: crypto.randomUUID() }] }
  const quantity = String((Number(plain(same.quantity)) || 0) + 1)
  return { ...sale, lines: lines.map((each) => (each === same ? { ...each, quantity } : each)) }
}

/** What it comes to, in the shop's currency; null while something is not typed as a number. */
export function totalOf({ lines }: Sale): number | null {
  if (lines.some((line) => !isWhole(line))) return null
  const priced = lines.map(({ quantity, price, discount, vatRate }) => ({
    ...{ quantity: plain(quantity), unitPrice: centsOf(amountOf(price)), vatRate },
    discount: centsOf(amountOf(discount)),
  }))
  return unitsOf(lineTotals(priced, true).including)
}

/** What was paid of it before, in the shop's currency. */
export function paidBefore({ lines }: Sale): number {
  return unitsOf(lines.reduce((sum, { paid = 0 }) => sum + centsOf(paid), 0))
}

/** What was paid of it on a card terminal, in the shop's currency. */
export function paidOnTerminal({ terminal }: Sale): number {
  return terminal?.isPaid ? terminal.amount : 0
}

export function isWhole({ title, quantity, price, discount, job }: SaleLine): boolean {
  if (job) return true
  const isAmount = (text: string) => /^\d{1,7}([.,]\d{1,2})?$/.test(text.trim())
  return (
    title.trim() !== '' && isQuantity(plain(quantity)) && isAmount(price) && (discount === '' || isAmount(discount))
  )
}

/** As the server takes it. */
export function tillLines({ lines }: Sale): TillLine[] {
  return lines
    .filter(({ job }) => job === undefined)
    .map(({ product, part, reservation, title, quantity, price, discount, vatRate }) => ({
      ...{ product, part, reservation, quantity: plain(quantity), vatRate },
      description: title.trim(),
      ...{ unitPrice: amountOf(price), discount: amountOf(discount) },
    }))
}

export function amountOf(text: string): number {
  return Number(plain(text)) || 0
}

function plain(text: string): string {
  return text.trim().replace(',', '.')
}
