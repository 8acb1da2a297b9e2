/** A part of a day in which the shop is open, by the clock in the shop: 09:00 and 20:00. A day ends at 24:00. */
export interface OpeningSpan {
  opens: string
  closes: string
}

/** The same of every week, on a weekday from 1 (Monday) to 7 (Sunday). */
export interface WeekdaySpan extends OpeningSpan {
  weekday: number
}

/** A day or several on which the usual hours do not hold. Without spans the shop is closed. */
export interface OpeningException {
  /** Such as 2026-12-25. */
  firstDay: string
  /** The same for a single day. */
  lastDay: string
  spans: readonly OpeningSpan[]
  reasonNl: string | null
  reasonEn: string | null
}

/** When the shop is open. */
export interface OpeningTimes {
  /** A weekday that has none is closed. */
  week: readonly WeekdaySpan[]
  exceptions: readonly OpeningException[]
}

export interface HoursOfDay {
  spans: readonly OpeningSpan[]
  /** Why they are not the usual ones; null where they are. */
  exception: OpeningException | null
}

/** The hours of a day such as 2026-12-25. */
export function hoursOfDay({ week, exceptions }: OpeningTimes, day: string): HoursOfDay {
  const usual = usualSpans(week, weekdayOf(day))
  const exception = exceptionOn(exceptions, day)
  if (exception === null) return { spans: usual, exception }
  // Other hours for a whole summer do not open the shop on its Sundays; those of one Sunday do.
  const isUsuallyClosed = usual.length === 0 && exception.firstDay !== exception.lastDay
  return isUsuallyClosed ? { spans: [], exception: null } : { spans: inOrderOfDay(exception.spans), exception }
}

/** The usual spans of a weekday, in their order. */
export function usualSpans(week: readonly WeekdaySpan[], weekday: number): OpeningSpan[] {
  const spans = week.filter((span) => span.weekday === weekday)
  return inOrderOfDay(spans.map(({ opens, closes }) => ({ opens, closes })))
}

/** Spans of one day, the first one first: they are stored in the order in which they were typed. */
export function inOrderOfDay<Each extends OpeningSpan>(spans: readonly Each[]): Each[] {
  return spans.toSorted((one, other) => (one.opens < other.opens ? -1 : 1))
}

/** Exceptions may lie within each other: the shortest that contains the day decides. */
function exceptionOn(exceptions: readonly OpeningException[], day: string): OpeningException | null {
  const found = exceptions.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
  return found.reduce<OpeningException | null>(
    (shortest, one) => (shortest === null || contains(shortest, one) ? one : shortest),
    null,
  )
}

/** Whether all days of the other exception are days of this one. */
export function contains(one: OpeningException, other: OpeningException): boolean {
  return one.firstDay <= other.firstDay && other.lastDay <= one.lastDay
}

/** From 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay() || 7
}

/** The day so many days later, or earlier where negative. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T12:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

export const openingLimits = {
  /** Spans of a day. */
  spans: 2,
  exceptions: 200,
  /** Days of one exception. */
  days: 366,
  /** Characters of a reason. */
  reason: 80,
} as const

export type OpeningFault =
  | 'time'
  | 'closesFirst'
  | 'overlap'
  | 'maxSpans'
  | 'endsFirst'
  | 'tooLong'
  | 'sameDays'
  | 'crossing'
  | 'maxExceptions'

/** Faults by the path of the value at which they are shown: `2.spans.0.closes`. */
export type OpeningFaults = Record<string, OpeningFault>

const opening = /^([01]\d|2[0-3]):[0-5]\d$/
const closing = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/

/** The faults of the usual hours. */
export function weekFaults(week: readonly WeekdaySpan[]): OpeningFaults {
  return spanFaults(week, (one, other) => one.weekday === other.weekday)
}

/** The faults of exceptions. Any two are apart or one lies within the other, so that it is clear which decides. */
export function exceptionFaults(exceptions: readonly OpeningException[]): OpeningFaults {
  const faults: OpeningFaults = {}
  if (exceptions.length > openingLimits.exceptions) faults[`${openingLimits.exceptions}.firstDay`] = 'maxExceptions'
  exceptions.forEach((one, index) => {
    const { firstDay, lastDay, spans } = one
    Object.assign(faults, prefixed(spanFaults(spans), `${index}.spans.`))
    if (lastDay < firstDay) faults[`${index}.lastDay`] = 'endsFirst'
    else if (dayAfter(firstDay, openingLimits.days) <= lastDay) faults[`${index}.lastDay`] = 'tooLong'
    const fault = exceptions.slice(0, index).flatMap((earlier) => daysFault(one, earlier) ?? [])[0]
    if (fault) faults[`${index}.firstDay`] ??= fault
  })
  return faults
}

function daysFault(one: OpeningException, other: OpeningException): OpeningFault | null {
  const [isAround, isWithin] = [contains(one, other), contains(other, one)]
  if (isAround && isWithin) return 'sameDays'
  const overlap = one.firstDay <= other.lastDay && other.firstDay <= one.lastDay
  return overlap && !isAround && !isWithin ? 'crossing' : null
}

/** Shown at the later in the list of two that do not go together. */
function spanFaults<Span extends OpeningSpan>(
  spans: readonly Span[],
  areOfOneDay: (one: Span, other: Span) => boolean = () => true,
): OpeningFaults {
  const faults: OpeningFaults = {}
  spans.forEach((span, index) => {
    const others = spans.slice(0, index).filter((other) => areOfOneDay(span, other))
    const [isOpening, isClosing] = [opening.test(span.opens), closing.test(span.closes)]
    if (!isOpening) faults[`${index}.opens`] = 'time'
    if (!isClosing) faults[`${index}.closes`] = 'time'
    if (!isOpening || !isClosing) return
    if (span.closes <= span.opens) faults[`${index}.closes`] = 'closesFirst'
    else if (others.length >= openingLimits.spans) faults[`${index}.opens`] = 'maxSpans'
    // Where one ends as another begins it is one span.
    else if (others.some((other) => span.opens <= other.closes && other.opens <= span.closes)) {
      faults[`${index}.opens`] = 'overlap'
    }
  })
  return faults
}

function prefixed(faults: OpeningFaults, prefix: string): OpeningFaults {
  return Object.fromEntries(Object.entries(faults).map(([path, fault]) => [prefix + path, fault]))
}
