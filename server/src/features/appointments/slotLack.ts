import type { ValueOf } from '../../kernel/fields/Choice.js'
import { dayAfter } from '../../kernel/shared/openingHours.js'
import type { slotLacks } from './appointmentChoices.js'
import { type Days, type FreeSlot, freeSlots, type Plan, startsIn } from './freeSlots.js'
import { type SlotRule, workSpan } from './SlotRule.js'

export type SlotLack = ValueOf<typeof slotLacks>

/** A day with its free times; `lack` is why there are none, null where there are. */
export interface DayOfSlots {
  day: string
  slots: FreeSlot[]
  lack: SlotLack | null
}

/** The free times of some days, and of days without any why. @param now epoch milliseconds */
export function daysOfSlots(rule: SlotRule, plan: Plan, days: Days, now: number): DayOfSlots[] {
  return Array.from(freeSlots(rule, plan, days, now), ([day, slots]) => ({
    day,
    slots,
    lack: slots.length > 0 ? null : lackOf(rule, plan, day, now),
  }))
}

/** Why nothing is free on a day: the first reason that holds for all of it. */
function lackOf(rule: SlotRule, plan: Plan, day: string, now: number): SlotLack {
  const { zone } = plan.hours
  if (zone.instantOf(day, '24:00') <= now) return 'past'
  const { periods } = plan.hours.openingDay(day)
  if (periods.length === 0) return 'closed'
  if (day > dayAfter(zone.dayOf(now), rule.horizonDays)) return 'tooFar'
  const starts = periods.flatMap((period) => startsIn(period, rule, plan))
  const inTime = starts.filter(({ startsAt }) => startsAt >= now + rule.notice)
  if (starts.length > 0 && inTime.length === 0) return 'tooSoon'
  // Open, but not for long enough, or not for this: nobody has taken the times.
  const isBlocked = ({ startsAt }: FreeSlot) => {
    const work = workSpan(rule, startsAt)
    return plan.blocked.some(({ from, until }) => from < work.until && work.from < until)
  }
  return inTime.every(isBlocked) ? 'notOffered' : 'full'
}
