/** Months of warranty to choose from. */
export const warrantyMonths = [3, 6, 12, 24] as const

/** The day so many months after a day, such as 2027-02-22; the last day of a month that is too short. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
