import type { OpeningTimes } from '../../../src/kernel/shared/openingHours.js'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  formats.set(timeZone, known)
  return known
}

/** The time of a wall clock, formatted for each instant: slow and plain. */
export function wallTime(instant: number, timeZone: string): { day: string; time: string; weekday: number } {
  const [day = '', time = ''] = formatOf(timeZone).format(instant).split(' ')
  return { day, time, weekday: ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1 }
}

/** Whether a sign with these times says open to someone who stands before it and looks at the clock. */
export function isOpenByTheSign({ week, exceptions }: OpeningTimes, instant: number, timeZone: string): boolean {
  const { day, time, weekday } = wallTime(instant, timeZone)
  const usual = week.filter((span) => span.weekday === weekday)
  const lengthOf = ({ firstDay, lastDay }: { firstDay: string; lastDay: string }) =>
    Date.parse(lastDay) - Date.parse(firstDay)
  const [exception] = exceptions
    .filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
    .sort((one, other) => lengthOf(one) - lengthOf(other))
  const isSingleDay = exception !== undefined && lengthOf(exception) === 0
  const spans = exception && (usual.length > 0 || isSingleDay) ? exception.spans : usual
  return spans.some(({ opens, closes }) => opens <= time && time < closes)
}
