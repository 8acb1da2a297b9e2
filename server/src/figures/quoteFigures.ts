import type { EntityManager } from 'typeorm'
import { Quote } from '../entities/Quote.js'
import { dayOfMark } from '../jobs/jobMarks.js'
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
export async function quoteFigures(manager: EntityManager, period: Period): Promise<QuoteFigures[]> {
  const table = manager.connection.driver.escape(manager.connection.getMetadata(Quote).tableName)
  const rows: { mark: string; sent: unknown; accepted: unknown }[] = await manager.query(
    `SELECT SUBSTR(sent_at, 1, 16) AS mark, COUNT(*) AS sent, SUM(CASE WHEN status = 'accepted' THEN 1 ELSE 0 END) AS accepted
     FROM ${table} WHERE sent_at >= ? AND sent_at < ? AND status IN ('sent', 'accepted', 'declined')
     GROUP BY SUBSTR(sent_at, 1, 16)`,
    period.instants,
  )
  const months = new Map(period.months.map((month) => [month, { month, sent: 0, accepted: 0 }]))
  for (const { mark, sent, accepted } of rows) {
    const month = months.get(firstOfMonth(dayOfMark(mark, period.zone)))
    if (!month) continue
    month.sent += Number(sent)
    month.accepted += Number(accepted)
  }
  return [...months.values()].map((month) => ({
    ...month,
    share: month.sent === 0 ? null : Math.round((month.accepted / month.sent) * 1000) / 1000,
  }))
}
