import type { EntityManager } from 'typeorm'
import { Quote } from '../quotes/Quote.js'
import type { Asked } from './Asked.js'
import { firstOfMonth, type Period } from './Period.js'

export interface QuoteFigures {
  month: string
  /** Quotes of the month that were neither replaced nor withdrawn. */
  sent: number
  accepted: number
  /** Of those sent, from 0 to 1; null where there are none. */
  share: number | null
}

/** The quotes that were sent in each month, and how many of these were accepted until now. */
export async function quoteFigures(manager: EntityManager, { period, known }: Asked): Promise<QuoteFigures[]> {
  const months = new Map(period.months.map((month) => [month, { month, sent: 0, accepted: 0 }]))
  for (const part of period.parts) {
    const month = months.get(firstOfMonth(part.from))
    const { sent, accepted } = await known.read(['quotes'], part, () => quotesSent(manager, part))
    if (month) Object.assign(month, { sent, accepted })
  }
  return [...months.values()].map((month) => ({
    ...month,
    share: month.sent === 0 ? null : Math.round((month.accepted / month.sent) * 1000) / 1000,
  }))
}

async function quotesSent(manager: EntityManager, { instants }: Period): Promise<{ sent: number; accepted: number }> {
  const table = manager.connection.driver.escape(manager.connection.getMetadata(Quote).tableName)
  // The status is no condition: both databases would go through all quotes with one.
  const count = (...statuses: string[]) =>
    `COALESCE(SUM(CASE WHEN status IN (${statuses.map((status) => `'${status}'`).join(', ')}) THEN 1 ELSE 0 END), 0)`
  const [row] = await manager.query(
    `SELECT ${count('sent', 'accepted', 'declined')} AS sent, ${count('accepted')} AS accepted
     FROM ${table} WHERE sent_at >= ? AND sent_at < ?`,
    [...instants],
  )
  return { sent: Number(row.sent), accepted: Number(row.accepted) }
}
