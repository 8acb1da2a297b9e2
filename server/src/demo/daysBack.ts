/** The day of so many days of opening ago, as an ISO day: Sundays do not count. */
export function openDayBack(count: number): string {
  const day = new Date()
  for (let left = count; left > 0; ) {
    day.setUTCDate(day.getUTCDate() - 1)
    if (day.getUTCDay() !== 0) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

/** The day of so many days ago, as an ISO day. */
export function dayBack(count: number): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() - count)
  return day.toISOString().slice(0, 10)
}
