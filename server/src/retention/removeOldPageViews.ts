import { LessThanOrEqual } from 'typeorm'
import type { Database } from '../database/Database.js'
import { shopDay } from '../statistics/countPageView.js'
import { PageView } from '../statistics/PageView.js'

/** Removes the page views of days up to that moment, UTC, one day in each transaction. @returns how many */
export async function removeOldPageViews(database: Database, since: string): Promise<number> {
  const last = shopDay(new Date(since))
  let removed = 0
  for (;;) {
    const oldest = await database.reader.findOne(PageView, {
      where: { day: LessThanOrEqual(last) },
      order: { day: 'ASC' },
    })
    if (!oldest) return removed
    const { affected } = await database.write((manager) => manager.delete(PageView, { day: oldest.day }))
    removed += affected ?? 0
  }
}
