import { invalidField } from '../../../kernel/errors/ShopError.js'
import { dayAfter } from '../../../kernel/shared/openingHours.js'
import type { TimeZone } from '../../shop/hours/TimeZone.js'

const earliestYear = 2000
const latestYear = 2100

/** A quarter of a year in the time zone of the shop. */
export class Quarter {
  /** The instants, UTC, at which it begins and is over. */
  readonly begin: string
  readonly end: string
  readonly firstDay: string
  readonly lastDay: string

  /**
   * @param quarter from 1 to 4
   * @throws ShopError VALIDATION for one that there is not, or not yet
   */
  constructor(
    readonly year: number,
    readonly quarter: number,
    readonly zone: TimeZone,
    now = Date.now(),
  ) {
    if (year < earliestYear || year > latestYear) throw invalidField('year', { key: 'quarter.unknown' })
    if (quarter < 1 || quarter > 4) throw invalidField('quarter', { key: 'quarter.unknown' })
    const first = zone.instantOf(firstDay(year, quarter), '00:00')
    if (first > now) throw invalidField('quarter', { key: 'quarter.notYet' })
    this.firstDay = firstDay(year, quarter)
    this.lastDay = dayAfter(firstDay(year, quarter + 1), -1)
    this.begin = new Date(first).toISOString()
    this.end = new Date(zone.instantOf(firstDay(year, quarter + 1), '00:00')).toISOString()
  }
}

function firstDay(year: number, quarter: number): string {
  return new Date(Date.UTC(year, (quarter - 1) * 3, 1)).toISOString().slice(0, 10)
}
