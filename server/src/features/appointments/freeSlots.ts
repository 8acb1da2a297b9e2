import { dayAfter } from '../../kernel/shared/openingHours.js'
import type { OpenPeriod, ShopHours } from '../shop/hours/ShopHours.js'
import { busySpan, quantaOf, quantum, type SlotRule, type Span, workSpan } from './SlotRule.js'

/** What is known of the agenda around some days. */
export interface Plan {
  hours: ShopHours
  /** The appointments of the kind with pause and travel; one that is left out is in nobody's way. */
  busy: readonly Span[]
  /** Those of all kinds, where no more than so many may overlap. */
  ofAllKinds: { busy: readonly Span[]; atOnce: number } | null
  /** When the owner takes no appointments. */
  blocked: readonly Span[]
}

/** A time that is offered, in epoch milliseconds. */
export interface FreeSlot {
  startsAt: number
  endsAt: number
  day: string
  /** On the clock in the shop, such as `14:30`. */
  time: string
}

/** Days on the calendar of the shop, both included. */
export interface Days {
  from: string
  to: string
}

const minuteMilliseconds = 60_000

/** The longest that one appointment reaches beyond its day, in quanta: travel and pause. */
const margin = (24 * 60 * 60 * 1000) / quantum

/**
 * The times at which an appointment can begin, by day: offering and booking go by it alike. The shop is open from before
 * the way to the customer until after the way back, and has not blocked any of it; at no moment, pause included, more
 * appointments overlap than there may be at once, of the kind and of all kinds together. Every time is one that the
 * clock shows, the first time that it does.
 * @param now epoch milliseconds
 */
export function freeSlots(rule: SlotRule, plan: Plan, days: Days, now: number): Map<string, FreeSlot[]> {
  const { zone } = plan.hours
  const lastDay = dayAfter(zone.dayOf(now), rule.horizonDays)
  const earliest = now + rule.notice
  const load = new Load(plan, {
    from: zone.instantOf(days.from, '00:00'),
    until: zone.instantOf(days.to, '24:00'),
  })
  const byDay = new Map<string, FreeSlot[]>()
  for (let day = days.from; day <= days.to; day = dayAfter(day)) {
    const isWithin = day <= lastDay && zone.instantOf(day, '24:00') > earliest
    const periods = isWithin ? plan.hours.openingDay(day).periods : []
    const slots = periods.flatMap((period) => startsIn(period, rule, plan))
    byDay.set(
      day,
      slots.filter(({ startsAt }) => startsAt >= earliest && load.fits(rule, startsAt)),
    )
  }
  return byDay
}

/** The times on the clock within a period in which there is room for the work. */
export function startsIn(period: OpenPeriod, rule: SlotRule, { hours: { zone } }: Plan): FreeSlot[] {
  const { day, opens, closes, opensAt, closesAt } = period
  const [opensMinute, closesMinute] = [minuteOf(opens), minuteOf(closes)]
  // Where the clock is not changed meanwhile, it need not be looked at for each time.
  const isSteady = closesAt - opensAt === (closesMinute - opensMinute) * minuteMilliseconds
  const starts: FreeSlot[] = []
  for (let minute = nextMultiple(opensMinute, rule.step); minute < closesMinute; minute += rule.step) {
    const time = timeOf(minute)
    const startsAt = isSteady ? opensAt + (minute - opensMinute) * minuteMilliseconds : zone.instantOf(day, time)
    const work = workSpan(rule, startsAt)
    if (work.until > closesAt) break
    const isShown = isSteady || zone.timeOf(startsAt) === time
    if (isShown && work.from >= opensAt) starts.push({ startsAt, endsAt: startsAt + rule.length, day, time })
  }
  return starts
}

function nextMultiple(count: number, of: number): number {
  return Math.ceil(count / of) * of
}

function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** On the clock, such as `14:30`. @param minute since midnight */
export function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** How many appointments there are in each five minutes, and which of them cannot be had. */
class Load {
  private readonly first: number
  private readonly quanta: number
  private readonly appointments: Uint16Array
  /** Blocked by the owner. */
  private readonly blocked: Uint8Array
  /** With as many appointments of all kinds as there may be. */
  private readonly full: Uint8Array

  constructor({ busy, ofAllKinds, blocked }: Plan, around: Span) {
    const { first, end } = quantaOf(around)
    this.first = first - margin
    this.quanta = end + margin - this.first
    this.appointments = this.count(busy)
    this.blocked = new Uint8Array(this.quanta)
    for (const span of blocked) this.blocked.fill(1, ...this.within(span))
    this.full = ofAllKinds
      ? Uint8Array.from(this.count(ofAllKinds.busy), (there) => Number(there >= ofAllKinds.atOnce))
      : new Uint8Array(this.quanta)
  }

  private count(busy: readonly Span[]): Uint16Array {
    const counts = new Uint16Array(this.quanta)
    for (const span of busy) {
      const [from, until] = this.within(span)
      for (let index = from; index < until; index++) counts[index] = (counts[index] ?? 0) + 1
    }
    return counts
  }

  fits(rule: SlotRule, startsAt: number): boolean {
    const [workFrom, workUntil] = this.within(workSpan(rule, startsAt))
    for (let index = workFrom; index < workUntil; index++) if (this.blocked[index]) return false
    const [from, until] = this.within(busySpan(rule, startsAt))
    for (let index = from; index < until; index++) {
      if (this.full[index] || (this.appointments[index] ?? 0) >= rule.capacity) return false
    }
    return true
  }

  private within(span: Span): [number, number] {
    const { first, end } = quantaOf(span)
    const bounded = (index: number) => Math.min(this.quanta, Math.max(0, index - this.first))
    return [bounded(first), bounded(end)]
  }
}
