/** How many years after the end of their year documents and payments are kept (Article 52 AWR). */
const years = 7

/** The first day on which something of a day need not be kept any more, such as 2034-01-01 for 2026-11-28. */
export function keptUntil(day: string): string {
  return `${Number(day.slice(0, 4)) + years + 1}-01-01`
}

/** The last year of which nothing has to be kept any more. */
export function lastForgottenYear(now: Date): number {
  return now.getUTCFullYear() - years - 1
}
