/** The ISO date of that many opening days ago, or to come when below zero: Sundays do not count. */
export function openDayBack(count: number): string {
  const day = new Date()
  const step = count < 0 ? 1 : -1
  for (let left = Math.abs(count); left > 0; ) {
    day.setUTCDate(day.getUTCDate() + step)
    if (day.getUTCDay() !== 0) left -= 1
  }
  return day.toISOString().slice(0, 10)
}

/** The ISO date of that many days ago. */
export function dayBack(count: number): string {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() - count)
  return day.toISOString().slice(0, 10)
}

/** A moment of an opening day so many of them back, UTC. @param time such as `10:40` */
export function instantOf({ daysAgo, time }: { daysAgo: number; time: string }): string {
  return `${openDayBack(daysAgo)}T${time}:00.000Z`
}
