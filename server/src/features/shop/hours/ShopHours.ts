import {
  dayAfter,
  type HoursOfDay,
  hoursOfDay,
  type OpeningException,
  type OpeningSpan,
  type OpeningTimes,
  usualSpans,
  weekdayOf,
} from '../../../kernel/shared/openingHours.js'
import type { TimeZone } from './TimeZone.js'

/** A part of one day in which the shop is open. */
export interface OpenPeriod extends OpeningSpan {
  day: string
  /** Epoch milliseconds. */
  opensAt: number
  closesAt: number
}

/** A day and when the shop is open on it. */
export interface OpeningDay {
  day: string
  /** Epoch milliseconds of its beginning. */
  startsAt: number
  periods: OpenPeriod[]
  /** Why its hours are not the usual ones; null where they are. */
  exception: OpeningException | null
}

/** Days on end on which the shop is closed although it usually is not on some of them. */
export interface Closure {
  firstDay: string
  lastDay: string
  exceptions: OpeningException[]
  /** Null when the shop does not open again. */
  reopens: OpenPeriod | null
}

/** How far ahead an opening is looked for, in days. */
const maxDaysAhead = 800

/** When the shop is open, on the calendar and by the clock of its time zone: pure, by the instant that is passed. */
export class ShopHours {
  /** A cache by date: every page of the site asks for the same three weeks. */
  private readonly days = new Map<string, OpeningDay>()

  constructor(
    private readonly times: OpeningTimes,
    readonly zone: TimeZone,
  ) {}

  /** The hours of a day and why they are not the usual ones. */
  hoursOfDay(day: string): HoursOfDay {
    return hoursOfDay(this.times, day)
  }

  /** A day with its hours as instants. */
  openingDay(day: string): OpeningDay {
    const known = this.days.get(day)
    if (known) return known
    const found = this.dayAt(day)
    if (this.days.size >= maxDaysAhead) this.days.clear()
    this.days.set(day, found)
    return found
  }

  private dayAt(day: string): OpeningDay {
    const { spans, exception } = this.hoursOfDay(day)
    const periods = spans.map(({ opens, closes }) => ({
      day,
      opens,
      closes,
      opensAt: this.zone.instantOf(day, opens),
      closesAt: this.zone.instantOf(day, closes),
    }))
    // The clock may skip a whole period.
    const open = periods.filter(({ opensAt, closesAt }) => opensAt < closesAt)
    return { day, startsAt: this.zone.instantOf(day, '00:00'), periods: open, exception }
  }

  /** So many days from this one on. */
  openingDays(from: string, count: number): OpeningDay[] {
    return Array.from({ length: count }, (_, index) => this.openingDay(dayAfter(from, index)))
  }

  /** All periods of a year in which the shop is open. */
  periodsOfYear(year: number): OpenPeriod[] {
    const first = `${year}-01-01`
    const days = (Date.UTC(year + 1, 0, 1) - Date.UTC(year, 0, 1)) / (24 * 60 * 60 * 1000)
    return this.openingDays(first, days).flatMap(({ periods }) => periods)
  }

  /** The period in which the shop is open at an instant; null where it is closed. */
  openAt(instant: number): OpenPeriod | null {
    const { periods } = this.openingDay(this.zone.dayOf(instant))
    return periods.find(({ opensAt, closesAt }) => opensAt <= instant && instant < closesAt) ?? null
  }

  /** The first period that begins after an instant; null where there is none within two years. */
  nextOpening(instant: number): OpenPeriod | null {
    const today = this.zone.dayOf(instant)
    for (let ahead = 0; ahead < maxDaysAhead; ahead++) {
      const { periods } = this.openingDay(dayAfter(today, ahead))
      const next = periods.find(({ opensAt }) => opensAt > instant)
      if (next) return next
    }
    return null
  }

  /** When the shop closes on the last of so many days on which it opens, today not counted; null where there is none. */
  closingAfter(instant: number, openingDays: number): number | null {
    let day = this.zone.dayOf(instant)
    for (let ahead = 0, left = openingDays; ahead < maxDaysAhead; ahead++) {
      day = dayAfter(day)
      const last = this.openingDay(day).periods.at(-1)
      if (last) left -= 1
      if (last && left === 0) return last.closesAt
    }
    return null
  }

  /** When the shop opens or closes next or the day ends, in epoch milliseconds: until then all answers stay the same. */
  nextChange(instant: number): number {
    const { periods } = this.openingDay(this.zone.dayOf(instant))
    const changes = periods.flatMap(({ opensAt, closesAt }) => [opensAt, closesAt])
    return Math.min(this.zone.endOfDay(instant), ...changes.filter((change) => change > instant))
  }

  /** Exceptions that are not over on a day, in their order. */
  comingExceptions(from: string): OpeningException[] {
    return this.times.exceptions
      .filter(({ lastDay }) => lastDay >= from)
      .toSorted((one, other) => (one.firstDay < other.firstDay ? -1 : 1))
  }

  /** The closure of a day, or the first that begins within so many days after it. */
  closureWithin(day: string, days: number): Closure | null {
    for (let ahead = 0; ahead <= days; ahead++) {
      const found = dayAfter(day, ahead)
      if (this.isUnusuallyClosed(found)) return this.closureAround(found)
      // On a Sunday within a closure the closure goes on.
      if (ahead === 0 && this.isClosed(found)) {
        const around = this.closureAround(found)
        if (around && around.firstDay < found && found < around.lastDay) return around
      }
    }
    return null
  }

  private closureAround(day: string): Closure | null {
    const closed = [day]
    while (closed.length < maxDaysAhead && this.isClosed(dayAfter(closed.at(0) as string, -1))) {
      closed.unshift(dayAfter(closed.at(0) as string, -1))
    }
    while (closed.length < maxDaysAhead && this.isClosed(dayAfter(closed.at(-1) as string))) {
      closed.push(dayAfter(closed.at(-1) as string))
    }
    const unusual = closed.filter((one) => this.isUnusuallyClosed(one))
    const [firstDay] = unusual
    const lastDay = unusual.at(-1)
    if (firstDay === undefined || lastDay === undefined) return null
    const exceptions = new Set(unusual.flatMap((one) => this.hoursOfDay(one).exception ?? []))
    const reopens = this.nextOpening(this.zone.instantOf(lastDay, '24:00') - 1)
    return { firstDay, lastDay, exceptions: [...exceptions], reopens }
  }

  private isClosed(day: string): boolean {
    return this.hoursOfDay(day).spans.length === 0
  }

  private isUnusuallyClosed(day: string): boolean {
    return usualSpans(this.times.week, weekdayOf(day)).length > 0 && this.isClosed(day)
  }
}
