const dayMilliseconds = 24 * 60 * 60 * 1000

interface Offset {
  /** Epoch milliseconds from which it holds. */
  from: number
  /** How far the clock is ahead of UTC, in milliseconds. */
  ahead: number
}

/**
 * The clock of a time zone, whatever that of the machine. The changes of a year are looked up once: asking `Intl` each
 * time takes fifty times as long.
 */
export class TimeZone {
  private readonly format: Intl.DateTimeFormat
  private readonly years = new Map<number, Offset[]>()

  private static readonly known = new Map<string, TimeZone>()

  /** @param name of the IANA database @throws RangeError for a name that is none */
  static named(name: string): TimeZone {
    const zone = TimeZone.known.get(name) ?? new TimeZone(name)
    TimeZone.known.set(name, zone)
    return zone
  }

  private constructor(readonly name: string) {
    this.format = new Intl.DateTimeFormat('en-GB', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  }

  /** The day on the calendar there, such as 2026-11-21. */
  dayOf(instant: number): string {
    return this.wallOf(instant).slice(0, 10)
  }

  /** The time on the clock there, such as 09:30. */
  timeOf(instant: number): string {
    return this.wallOf(instant).slice(11, 16)
  }

  /**
   * The instant, in epoch milliseconds, at which the clock first shows a time of a day. A time that the clock skips is
   * the instant at which it skips it.
   * @param time such as 09:30; 24:00 is the start of the next day
   */
  instantOf(day: string, time: string): number {
    const wall = Date.parse(`${day}T${time}:00Z`)
    const before = this.offsetAt(wall - dayMilliseconds)
    const after = this.offsetAt(wall + dayMilliseconds)
    const early = wall - before.ahead
    if (this.offsetAt(early).ahead === before.ahead) return early
    return Math.max(wall - after.ahead, after.from)
  }

  /** When the day at an instant is over, in epoch milliseconds. */
  endOfDay(instant: number): number {
    return this.instantOf(this.dayOf(instant), '24:00')
  }

  private wallOf(instant: number): string {
    return new Date(instant + this.offsetAt(instant).ahead).toISOString()
  }

  private offsetAt(instant: number): Offset {
    const offsets = this.offsetsOf(new Date(instant).getUTCFullYear())
    return offsets.findLast(({ from }) => from <= instant) as Offset
  }

  /** Never two changes within a week. */
  private offsetsOf(year: number): Offset[] {
    const known = this.years.get(year)
    if (known) return known
    const start = Date.UTC(year, 0, 1)
    const end = Date.UTC(year + 1, 0, 1)
    const offsets: Offset[] = [{ from: start, ahead: this.aheadAt(start) }]
    for (let from = start; from < end; from += 7 * dayMilliseconds) {
      const until = Math.min(from + 7 * dayMilliseconds, end - 1)
      if (this.aheadAt(from) !== this.aheadAt(until)) offsets.push(this.changeBetween(from, until))
    }
    this.years.set(year, offsets)
    return offsets
  }

  private changeBetween(from: number, until: number): Offset {
    const ahead = this.aheadAt(until)
    let [before, after] = [from, until]
    while (after - before > 1) {
      const middle = Math.floor((before + after) / 2)
      if (this.aheadAt(middle) === ahead) after = middle
      else before = middle
    }
    return { from: after, ahead }
  }

  private aheadAt(instant: number): number {
    const second = Math.floor(instant / 1000) * 1000
    const parts = new Map(this.format.formatToParts(second).map(({ type, value }) => [type, Number(value)]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
    return wall - second
  }
}
