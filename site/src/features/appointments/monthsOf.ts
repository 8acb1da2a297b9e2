import type { DayChoice } from './loadDays'

/** A month as a calendar shows it. */
export interface Month {
  /** Such as 2026-12. */
  month: string
  /** Seven places each, from Monday; null for days of other months and those that are not offered. */
  weeks: (DayChoice | null)[][]
}

/** Days on end as the weeks of their months. Weeks without any of them are left out. */
export function monthsOf(days: readonly DayChoice[]): Month[] {
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))]
  return months.map((month) => ({ month, weeks: weeksOf(days.filter(({ day }) => day.startsWith(month))) }))
}

function weeksOf(days: readonly DayChoice[]): Month['weeks'] {
  const weeks: Month['weeks'] = []
  for (const each of days) {
    const place = (new Date(each.day).getUTCDay() + 6) % 7
    if (place === 0 || weeks.length === 0) weeks.push(Array.from({ length: 7 }, () => null))
    const week = weeks.at(-1)
    if (week) week[place] = each
  }
  return weeks
}
