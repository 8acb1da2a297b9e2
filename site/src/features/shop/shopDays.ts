import type { LayoutData } from '../../kernel/screens/LayoutData'
import { shopDayOf } from './shopDayOf'

export type OpeningDay = LayoutData['shop']['openingDays'][number]

/** Between the parts of a day. */
const noon = '12:00'
const evening = '17:00'

export type PartOfDay = 'morning' | 'afternoon' | 'evening'

export interface OpenPart {
  part: PartOfDay
  from: string
  until: string
}

/** The days after this one on which the shop is open: three weeks of them are known. */
export function openDays(days: readonly OpeningDay[], today: string): string[] {
  return days.filter(({ day, periods }) => day > today && periods.length > 0).map(({ day }) => day)
}

/** The parts of a day in which the shop is open; without a day those of all days. */
export function openParts(days: readonly OpeningDay[], asked: string | null): OpenPart[] {
  const periods = days.filter(({ day }) => asked === null || day === asked).flatMap((day) => day.periods)
  return [
    within('morning', '00:00', noon),
    within('afternoon', noon, evening),
    within('evening', evening, '24:00'),
  ].flat()

  /** From the first opening in this part until the last closing. */
  function within(part: PartOfDay, start: string, end: string): OpenPart[] {
    const open = periods
      .map(({ opens, closes }) => ({ from: opens > start ? opens : start, until: closes < end ? closes : end }))
      .filter(({ from, until }) => from < until)
    const [from] = open.map((one) => one.from).toSorted()
    const until = open
      .map((one) => one.until)
      .toSorted()
      .at(-1)
    return from !== undefined && until !== undefined ? [{ part, from, until }] : []
  }
}

/** An instant that is on this day in the shop, wherever it is. */
export function middayOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** The day that it is in the shop, wherever the visitor is. */
export function today(): string {
  return shopDayOf(new Date())
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
