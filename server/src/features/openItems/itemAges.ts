import { dayAfter } from '../../kernel/shared/openingHours.js'

/** Days after the last day to pay from which an open invoice is counted as older, in their order. */
export const itemAges = [0, 14, 30, 60] as const
export type ItemAge = (typeof itemAges)[number]

/** The open invoices of an age: those whose last day to pay is between two days. */
export interface AgeSpan {
  /** Null for those that are not due yet. */
  age: ItemAge | null
  /** Null where there is no first day. */
  from: string | null
  /** Null where there is no last day. */
  to: string | null
}

/** The ages of open invoices with the last days to pay that belong to each, without gaps; what is not due yet first. */
export function ageSpans(today: string): AgeSpan[] {
  const spans = itemAges.map((age, index) => {
    const older = itemAges[index + 1]
    return { age, from: older === undefined ? null : dayAfter(today, -older), to: dayAfter(today, -age - 1) }
  })
  return [{ age: null, from: today, to: null }, ...spans]
}
