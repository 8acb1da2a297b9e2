import type { EntityManager } from 'typeorm'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { formatJobNumber } from '../../kernel/shared/jobNumber.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import type { ShopSettings } from '../shop/ShopSettings.js'
import type { invoiceKinds } from './invoiceChoices.js'

/** A place in a series, which is given back when the transaction is undone. */
export interface AllocatedNumber {
  series: string
  year: number
  sequence: number
  /** Such as `F26-0001`. */
  number: string
  /** SHA-256 of the document before, as hex; empty for the first of a series. */
  former: string
  /** The moment of issue, UTC: after that of the number before. */
  at: string
  /** Its day in the shop. */
  day: string
}

type SeriesSettings = Pick<
  ShopSettings,
  'invoiceSeries' | 'receiptSeries' | 'creditSeries' | 'firstInvoice' | 'firstReceipt' | 'firstCredit'
>

/** Deposits are invoices, in the series of these. */
function seriesOf(kind: ValueOf<typeof invoiceKinds>, shop: SeriesSettings): { series: string; first: number } {
  if (kind === 'credit') return { series: shop.creditSeries, first: shop.firstCredit }
  if (kind === 'receipt') return { series: shop.receiptSeries, first: shop.firstReceipt }
  return { series: shop.invoiceSeries, first: shop.firstInvoice }
}

/**
 * The next number of a series and year. It locks the series until the end of the transaction, in which it has to be the first
 * statement: see `allocateJobNumber`. The moment is taken under the lock; where the year has changed while it was
 * waited for, it is counted again in the new one, by a transaction of its own.
 * @param moment of the demo, whose documents are older than it; now when not given
 * @throws YearChanged
 */
export async function allocateNumber(
  manager: EntityManager,
  kind: ValueOf<typeof invoiceKinds>,
  shop: SeriesSettings,
  timeZone: string,
  moment?: Date,
): Promise<AllocatedNumber> {
  const zone = TimeZone.named(timeZone)
  const { series, first } = seriesOf(kind, shop)
  const year = yearOf(zone.dayOf(nowOr(moment)))
  const counted = await count(manager, series, year)
  const start = counted.last === 1 ? await startOfYear(manager, series, year, first) : null
  const { sequence, former } = start ?? { sequence: counted.last, former: counted.head }
  const now = nowOr(moment)
  const day = zone.dayOf(now)
  if (yearOf(day) !== year) throw new YearChanged()
  const number = series + formatJobNumber(year, sequence)
  return { series, year, sequence, number, former, at: new Date(now).toISOString(), day }
}

function nowOr(moment: Date | undefined): number {
  return moment?.getTime() ?? Date.now()
}

/** The year changed while a number was waited for: nothing was written, and the transaction is run again. */
export class YearChanged extends Error {}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}

/** The count with this one, and the head of the chain so far. */
async function count(manager: EntityManager, series: string, year: number): Promise<{ last: number; head: string }> {
  const values = [series, year]
  if (manager.connection.options.type === 'better-sqlite3') {
    const [row] = await manager.query(
      "INSERT INTO document_series (series, year, last, head) VALUES (?, ?, 1, '') ON CONFLICT (series, year) DO UPDATE SET last = last + 1 RETURNING last, head",
      values,
    )
    return { last: Number(row.last), head: row.head }
  }
  await manager.query(
    "INSERT INTO document_series (series, year, last, head) VALUES (?, ?, 1, '') ON DUPLICATE KEY UPDATE last = last + 1",
    values,
  )
  const [row] = await manager.query(
    'SELECT last, head FROM document_series WHERE series = ? AND year = ? FOR UPDATE',
    values,
  )
  return { last: Number(row.last), head: row.head }
}

/** The first document of a year goes on where the series ended; that of a series may have another number than 1. */
async function startOfYear(
  manager: EntityManager,
  series: string,
  year: number,
  first: number,
): Promise<{ sequence: number; former: string }> {
  const lock = manager.connection.options.type === 'better-sqlite3' ? '' : ' FOR UPDATE'
  const [before] = await manager.query(
    `SELECT head FROM document_series WHERE series = ? AND year < ? ORDER BY year DESC LIMIT 1${lock}`,
    [series, year],
  )
  if (before) return { sequence: 1, former: before.head }
  if (first > 1) {
    await manager.query('UPDATE document_series SET last = ? WHERE series = ? AND year = ?', [first, series, year])
  }
  return { sequence: first, former: '' }
}

/** Notes which document is the last of its series from now on. */
export async function moveHead(
  manager: EntityManager,
  { series, year }: Pick<AllocatedNumber, 'series' | 'year'>,
  sha: string,
): Promise<void> {
  await manager.query('UPDATE document_series SET head = ? WHERE series = ? AND year = ?', [sha, series, year])
}
