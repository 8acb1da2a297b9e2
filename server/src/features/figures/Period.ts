import { invalidField } from '../../kernel/errors/ShopError.js'
import { dayAfter, weekdayOf } from '../../kernel/shared/openingHours.js'
import type { TimeZone } from '../shop/hours/TimeZone.js'

/** Three years, with which every chart can still be read. */
const maxDays = 1096

/** Days on end in the time zone of the shop, both included. */
export class Period {
  /** @throws ShopError VALIDATION when the days are in the wrong order or too far apart */
  constructor(
    readonly from: string,
    readonly until: string,
    readonly zone: TimeZone,
  ) {
    if (until < from) throw invalidField('until', { key: 'figures.order' })
    if (dayAfter(from, maxDays) <= until) throw invalidField('from', { key: 'figures.tooLong' })
  }

  covers(day: string): boolean {
    return this.from <= day && day <= this.until
  }

  /** The instants, UTC, from which the period lasts and at which it is over. */
  get instants(): [begin: string, end: string] {
    return [this.zone.instantOf(this.from, '00:00'), this.zone.instantOf(this.until, '24:00')].map((instant) =>
      new Date(instant).toISOString(),
    ) as [string, string]
  }

  /** What all marks of the period lie between, whatever the zone; those at the ends have to be tried one by one. */
  get marks(): [from: string, before: string] {
    return [dayAfter(this.from, -1), dayAfter(this.until, 2)]
  }

  /** The Mondays of the weeks that it has a day of. */
  get weeks(): string[] {
    return this.startsBy(mondayOf, (monday) => dayAfter(monday, 7))
  }

  /** The first days of the months that it has a day of. */
  get months(): string[] {
    return this.startsBy(firstOfMonth, (first) => firstOfMonth(dayAfter(first, 31)))
  }

  /** Its months, each a period that ends where it does: few enough records to be counted in one statement. */
  get parts(): Period[] {
    return this.months.map((first) => {
      const last = dayAfter(firstOfMonth(dayAfter(first, 31)), -1)
      return new Period(first < this.from ? this.from : first, last < this.until ? last : this.until, this.zone)
    })
  }

  private startsBy(startOf: (day: string) => string, next: (start: string) => string): string[] {
    const starts: string[] = []
    for (let start = startOf(this.from); start <= this.until; start = next(start)) starts.push(start)
    return starts
  }
}

export function mondayOf(day: string): string {
  return dayAfter(day, 1 - weekdayOf(day))
}

export function firstOfMonth(day: string): string {
  return `${day.slice(0, 7)}-01`
}
