import type { Plan } from '../../../src/features/appointments/freeSlots.js'
import type { SlotRule, Span } from '../../../src/features/appointments/SlotRule.js'
import { dayAfter, type OpeningTimes } from '../../../src/kernel/shared/openingHours.js'
import { isOpenByTheSign, wallTime } from '../shop/slowHours.js'

const minute = 60_000
const step = 5 * minute

interface Moment {
  day: string
  time: string
  isOpen: boolean
  appointments: number
  ofAllKinds: number
  isBlocked: boolean
}

/** A year, five minutes after five minutes, as it is by the clock on the wall and the hours on the sign. */
export class SlowYear {
  private readonly moments = new Map<number, Moment>()

  constructor(
    year: number,
    times: OpeningTimes,
    timeZone: string,
    busy: readonly Span[],
    blocked: readonly Span[],
    private readonly ofAllKinds: Plan['ofAllKinds'] = null,
  ) {
    const [begin, end] = [Date.UTC(year - 1, 11, 30), Date.UTC(year + 1, 0, 3)]
    for (let instant = begin; instant < end; instant += step) {
      const { day, time } = wallTime(instant, timeZone)
      const isOpen = isOpenByTheSign(times, instant, timeZone)
      this.moments.set(instant, { day, time, isOpen, appointments: 0, ofAllKinds: 0, isBlocked: false })
    }
    const each = ({ from, until }: Span, work: (moment: Moment) => void) => {
      for (let instant = from; instant < until; instant += step) {
        const moment = this.moments.get(instant)
        if (moment) work(moment)
      }
    }
    for (const span of busy) each(span, (moment) => (moment.appointments += 1))
    for (const span of ofAllKinds?.busy ?? []) each(span, (moment) => (moment.ofAllKinds += 1))
    for (const span of blocked) each(span, (moment) => (moment.isBlocked = true))
  }

  /** Whether an appointment can begin at an instant: every five minutes of it are looked at. */
  isFree(rule: SlotRule, instant: number, now: number): boolean {
    const start = this.at(instant)
    const [hours = 0, minutes = 0] = start.time.split(':').map(Number)
    if ((hours * 60 + minutes) % rule.step !== 0) return false
    // Of an hour that comes twice the first counts.
    for (let back = step; back <= 2 * 60 * minute; back += step) {
      const before = this.at(instant - back)
      if (before.day === start.day && before.time === start.time) return false
    }
    if (instant < now + rule.notice) return false
    if (start.day > dayAfter(this.at(now).day, rule.horizonDays)) return false
    const workEnd = instant + rule.length + rule.travel
    for (let each = instant - rule.travel; each < workEnd; each += step) {
      const { isOpen, isBlocked } = this.at(each)
      if (!isOpen || isBlocked) return false
    }
    for (let each = instant - rule.travel; each < workEnd + rule.pause; each += step) {
      const { appointments, ofAllKinds } = this.at(each)
      if (appointments >= rule.capacity) return false
      if (this.ofAllKinds && ofAllKinds >= this.ofAllKinds.atOnce) return false
    }
    return true
  }

  at(instant: number): Moment {
    const moment = this.moments.get(instant)
    if (!moment) throw new Error(`${new Date(instant).toISOString()} is not looked at`)
    return moment
  }
}
