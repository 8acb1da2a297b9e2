/** The days of two months, as one page of a calendar shows them. */
export interface MonthPage {
  /** Its first month, such as 2026-12. */
  month: string
  from: string
  /** The last day, which is part of it. */
  to: string
}

const monthsOnPage = 2

/** All days from one to another, by two months at a time; there is always a page. */
export function monthPages(first: string, last: string): MonthPage[] {
  const pages: MonthPage[] = []
  for (let month = monthOf(first); pages.length === 0 || month <= monthOf(last); month = monthAfter(month)) {
    const end = lastDayOf(monthAfter(month, monthsOnPage - 1))
    pages.push({ month, from: pages.length === 0 ? first : `${month}-01`, to: end < last || last < first ? end : last })
    month = monthAfter(month, monthsOnPage - 1)
  }
  return pages
}

/** The page that shows a month: the first or the last for one before or after them. */
export function pageOfMonth(pages: readonly MonthPage[], month: string): number {
  return Math.max(
    0,
    pages.findLastIndex((page) => page.month <= month),
  )
}

export function monthOf(day: string): string {
  return day.slice(0, 7)
}

function monthAfter(month: string, count = 1): string {
  const date = new Date(`${month}-01T12:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}

function lastDayOf(month: string): string {
  const date = new Date(`${monthAfter(month)}-01T12:00:00Z`)
  date.setUTCDate(0)
  return date.toISOString().slice(0, 10)
}
