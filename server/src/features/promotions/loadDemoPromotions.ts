import { promotions } from '../../../demo/content/promotions.js'
import { dayAfter } from '../../kernel/shared/openingHours.js'
import type { Demo } from '../demo/Demo.js'
import { loadRecord } from '../demo/loadPairs.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { Promotion } from './Promotion.js'

/** A demo that was loaded today looks the same tomorrow: what it plans is not about to begin. */
const leastDays = 2

/** What the shop is going to announce, on the next of its days. */
export async function loadDemoPromotions(demo: Demo): Promise<void> {
  const zone = TimeZone.named(demo.context.services.settings.timeZone)
  const soon = dayAfter(zone.dayOf(Date.now()), leastDays)
  for (const { firstDay, endsOn, ...fields } of promotions) {
    const year = Number(soon.slice(0, 4)) + (`${soon.slice(0, 4)}-${firstDay}` < soon ? 1 : 0)
    const at = (day: string) => new Date(zone.instantOf(`${year}-${day}`, '00:00')).toISOString()
    await loadRecord(demo, Promotion, { ...fields, startsAt: at(firstDay), endsAt: at(endsOn) })
  }
}
