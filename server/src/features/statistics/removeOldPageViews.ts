import { LessThanOrEqual } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { shopDay } from './countPageView.js'
import { PageView } from './PageView.js'

/** Removes the page views of days up to that moment, UTC, one day in each transaction. @returns how many */
export async function removeOldPageViews(
  { services: { database, settings } }: Context,
  since: string,
): Promise<number> {
  const last = shopDay(new Date(since), settings.timeZone)
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
