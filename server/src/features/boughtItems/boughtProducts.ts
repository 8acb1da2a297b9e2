import { type EntityManager, In, IsNull, LessThanOrEqual } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { dayText } from '../../kernel/i18n/dayText.js'
import { records } from '../../kernel/records/records.js'
import { Product } from '../products/Product.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { BoughtItem } from './BoughtItem.js'
import { BoughtItemSale } from './BoughtItemSale.js'

/** A line by which a product is sold. */
export interface SoldLine {
  line: number
  pair: number | null
}

/** The pairs of products that were bought in: they are sold under the margin scheme. */
export async function boughtPairs(manager: EntityManager, pairs: readonly number[]): Promise<Set<number>> {
  if (pairs.length === 0) return new Set()
  const found = await manager.find(BoughtItem, {
    select: { id: true, productPair: true },
    where: { productPair: In([...pairs]) },
  })
  return new Set(found.flatMap(({ productPair }) => productPair ?? []))
}

/** The lines that name a product, with its pair. @param lines of a bill, in their order */
export async function productLines(
  manager: EntityManager,
  lines: readonly { product?: number | null }[],
): Promise<SoldLine[]> {
  const ids = lines.flatMap(({ product }) => product ?? [])
  if (ids.length === 0) return []
  const products = await manager.find(Product, { select: { id: true, pair: true }, where: { id: In(ids) } })
  const pairs = new Map(products.map(({ id, pair }) => [id, pair]))
  return lines.flatMap(({ product }, line) => (product == null ? [] : [{ line, pair: pairs.get(product) ?? null }]))
}

/** The places of lines that sell what was bought in. */
export async function boughtLines(
  manager: EntityManager,
  lines: readonly { product?: number | null }[],
): Promise<Set<number>> {
  const sold = await productLines(manager, lines)
  const pairs = await boughtPairs(
    manager,
    sold.flatMap(({ pair }) => pair ?? []),
  )
  return new Set(sold.filter(({ pair }) => pair !== null && pairs.has(pair)).map(({ line }) => line))
}

/** @throws ShopError CONFLICT for a product that the shop still has to keep, with the day from which it may be sold */
export async function assertMayBeSold(
  manager: EntityManager,
  { language, services: { settings } }: Context,
  pair: number,
  now: Date,
): Promise<void> {
  const [item] = await manager.findBy(BoughtItem, { productPair: pair })
  if (!item || item.resaleFrom <= now.toISOString()) return
  const day = dayText(TimeZone.named(settings.timeZone).dayOf(Date.parse(item.resaleFrom)), language)
  const time = new Intl.DateTimeFormat('nl', { hour: '2-digit', minute: '2-digit', timeZone: settings.timeZone })
  const values = { number: item.number, day, time: time.format(new Date(item.resaleFrom)) }
  throw new ShopError('CONFLICT', { message: { key: 'buying.held', values } })
}

/**
 * Notes that goods that were bought in are sold, each by one line: the database takes it once, and not before its day.
 * @param invoice whose transaction it is
 * @throws ShopError CONFLICT for what is sold already or still has to be kept
 */
export async function sellBought(
  manager: EntityManager,
  context: Context,
  invoice: number,
  lines: readonly SoldLine[],
  now: Date,
): Promise<void> {
  for (const { line, pair } of [...lines].sort((one, other) => (one.pair ?? 0) - (other.pair ?? 0))) {
    const [item] = pair === null ? [] : await manager.findBy(BoughtItem, { productPair: pair })
    if (!item || pair === null) continue
    await assertMayBeSold(manager, context, pair, now)
    const soldAt = now.toISOString()
    const values = { soldInvoice: invoice, soldLine: line, soldAt }
    const where = { soldInvoice: IsNull(), resaleFrom: LessThanOrEqual(soldAt) }
    const sold = await records.update(manager, BoughtItem, item as BoughtItem & Row, values, { by: context, where })
    if (!sold) throw new ShopError('CONFLICT', { message: { key: 'buying.sold', values: { number: item.number } } })
    await manager.insert(BoughtItemSale, { invoice, line, boughtItem: item.id, price: item.price })
  }
}

/** What lines sold that are taken back can be sold once more. */
export async function giveBackBought(
  manager: EntityManager,
  context: Context,
  invoice: number,
  lines: readonly number[],
): Promise<void> {
  const items = await manager.findBy(BoughtItem, { soldInvoice: invoice, soldLine: In([...lines]) })
  const values = { soldInvoice: null, soldLine: null, soldAt: null }
  for (const item of items) await records.update(manager, BoughtItem, item as BoughtItem & Row, values, { by: context })
}

/** What was paid for what lines of documents sold, in cents, by document and place. */
export async function pricesPaid(
  manager: EntityManager,
  invoices: readonly number[],
): Promise<Map<number, Map<number, number>>> {
  const prices = new Map<number, Map<number, number>>()
  if (invoices.length === 0) return prices
  for (const { invoice, line, price } of await manager.findBy(BoughtItemSale, { invoice: In([...invoices]) })) {
    prices.set(invoice, (prices.get(invoice) ?? new Map()).set(line, price))
  }
  return prices
}
