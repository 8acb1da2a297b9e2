import { type EntityManager, MoreThan } from 'typeorm'
import { totalsOf } from '../../kernel/shared/bill.js'
import type { ClosingSeries } from '../../kernel/shared/closingDocument.js'
import type { InvoiceDocument, InvoiceTotals } from '../../kernel/shared/invoiceDocument.js'
import { DocumentSeries } from '../invoices/DocumentSeries.js'
import { Invoice } from '../invoices/Invoice.js'
import { Payment } from '../payments/Payment.js'
import { type ReceivedBy, receivedBy } from '../payments/paymentMethods.js'
import type { Till } from '../payments/Till.js'
import { CashMovement } from './CashMovement.js'

/** What was received by one method, in cents. */
export interface Takings {
  method: ReceivedBy
  count: number
  received: number
  /** Below zero. */
  givenBack: number
  total: number
}

/** What has happened with the money since the till was closed, in cents. */
export interface SinceClosing {
  payments: { until: number; count: number }
  takings: Takings[]
  movements: CashMovement[]
  /** What was received in cash, less what was given back. */
  cash: number
  /** What was put into the drawer, less what was taken out. */
  moved: number
  /** What should be in the drawer. */
  expected: number
}

/** Documents are read so many at a time. */
const atOnce = 500

/** @param till that is locked, where the answer has to hold */
export async function sinceClosing(manager: EntityManager, till: Till): Promise<SinceClosing> {
  const { takings, payments } = await takingsAfter(manager, till.lastPayment)
  const movements = await manager.find(CashMovement, {
    where: { id: MoreThan(till.lastMovement) },
    order: { id: 'ASC' },
  })
  const cash = takings.find(({ method }) => method === 'cash')?.total ?? 0
  const moved = movements.reduce((sum, { amount }) => sum + amount, 0)
  return { payments, takings, movements, cash, moved, expected: till.floatLeft + cash + moved }
}

/** The payments with a greater id than `after`, up to `until`, by method. What was paid before the shop recorded payments is not among them. */
export async function takingsAfter(
  manager: EntityManager,
  after: number,
  until?: number,
): Promise<Pick<SinceClosing, 'takings' | 'payments'>> {
  const query = manager
    .createQueryBuilder(Payment, 'payment')
    .select('payment.method', 'method')
    .addSelect('COUNT(*)', 'count')
    .addSelect('SUM(CASE WHEN payment.amount > 0 THEN payment.amount ELSE 0 END)', 'received')
    .addSelect('SUM(CASE WHEN payment.amount < 0 THEN payment.amount ELSE 0 END)', 'givenBack')
    .addSelect('MAX(payment.id)', 'last')
    .where("payment.id > :after AND payment.origin <> 'before'", { after })
    .groupBy('payment.method')
  if (until !== undefined) query.andWhere('payment.id <= :until', { until })
  const rows = await query.getRawMany<
    Record<'count' | 'received' | 'givenBack' | 'last', string> & Pick<Takings, 'method'>
  >()
  const found = rows.map(({ method, count, received, givenBack }) => {
    const [into, back] = [Number(received), Number(givenBack)]
    return { method, count: Number(count), received: into, givenBack: back, total: into + back }
  })
  const order = (method: ReceivedBy) => receivedBy.values.indexOf(method)
  return {
    takings: found.sort((one, other) => order(one.method) - order(other.method)),
    payments: {
      until: Math.max(after, ...rows.map(({ last }) => Number(last))),
      count: found.reduce((sum, { count }) => sum + count, 0),
    },
  }
}

/**
 * The documents that were issued since the till was closed. A series commits its documents in their order, so that each is in
 * one closing, and with a sale its payment in the same one.
 */
export async function issuedSince(
  manager: EntityManager,
  closed: Readonly<Record<string, number>>,
): Promise<{ series: ClosingSeries[]; turnover: InvoiceTotals }> {
  const all = await manager.find(DocumentSeries, { order: { series: 'ASC', year: 'ASC' } })
  const newest = new Map(all.map(({ series, year }) => [series, year]))
  const series: ClosingSeries[] = []
  const rates = []
  for (const { series: letters, year, last, head } of all) {
    const after = closed[seriesKey(letters, year)] ?? 0
    if (last <= after && newest.get(letters) !== year) continue
    series.push({ series: letters, year, after, until: last, head })
    for await (const { totals } of documentsBetween(manager, letters, year, after, last)) rates.push(...totals.rates)
  }
  return { series, turnover: totalsOf(rates.map(({ rate, ...each }) => ({ ...each, vatRate: rate }))) }
}

/** How the till names a series. */
export function seriesKey(series: string, year: number): string {
  return `${series} ${year}`
}

async function* documentsBetween(
  manager: EntityManager,
  series: string,
  year: number,
  after: number,
  until: number,
): AsyncGenerator<InvoiceDocument> {
  for (let from = after; from < until; from += atOnce) {
    const rows = await manager
      .createQueryBuilder(Invoice, 'invoice')
      .select(['invoice.id', 'invoice.document'])
      .where('invoice.series = :series AND invoice.year = :year', { series, year })
      .andWhere('invoice.sequence > :from AND invoice.sequence <= :to', { from, to: Math.min(until, from + atOnce) })
      .getMany()
    for (const { document } of rows) if (document !== null) yield JSON.parse(document) as InvoiceDocument
  }
}
