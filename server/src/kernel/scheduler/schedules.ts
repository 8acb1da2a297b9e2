import { largestClockDifference } from '../instances/largestClockDifference.js'
import { nextPlanned } from './plannedTime.js'
import type { Schedule } from './Round.js'

const hourMilliseconds = 60 * 60 * 1000
const dayMilliseconds = 24 * hourMilliseconds

/** When a round runs that has never run. */
export function firstTime(schedule: Schedule, now: Date): Date {
  return 'at' in schedule && !schedule.isDueAtFirst ? nextPlanned(schedule.at, now) : now
}

/** When a round runs that has ended. One that failed is not left for a whole day. */
export function timeAfter(schedule: Schedule, end: Date, hasFailed: boolean): Date {
  if ('every' in schedule) return later(end, schedule.every)
  return hasFailed ? later(end, hourMilliseconds) : nextPlanned(schedule.at, end)
}

/** Whether that time has come. One that is too far ahead was set before the clock was turned back. */
export function isDue(schedule: Schedule, next: Date, now: Date): boolean {
  // A day has 25 hours when summer time ends.
  const longest = 'every' in schedule ? schedule.every : dayMilliseconds + hourMilliseconds
  return next <= now || next > later(now, longest + largestClockDifference)
}

export function later(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds)
}
