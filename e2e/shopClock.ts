import type { Session } from '../scripts/house/session.mjs'

const timeZone = 'Europe/Amsterdam'
const dayMilliseconds = 24 * 60 * 60 * 1000

/** The day in the shop so many days from now. The pages know the hours of the next three weeks. */
export function shopDay(ahead: number): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + ahead * dayMilliseconds)
}

/** The first such weekday from the day after tomorrow on; 1 is Monday. */
export function comingWeekday(weekday: number): string {
  const days = Array.from({ length: 7 }, (_, index) => shopDay(index + 2))
  return days.find((day) => (new Date(day).getUTCDay() || 7) === weekday) ?? ''
}

/** When the clock in the shop shows a time, such as 19:59:30. */
export function shopInstant(day: string, time: string): Date {
  const noon = new Date(`${day}T12:00:00Z`)
  const there = Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: 'numeric' }).format(noon))
  return new Date(Date.parse(`${day}T${time}Z`) - (there - 12) * 60 * 60 * 1000)
}

interface Hours {
  openingHours: { weekday: number; opens: string; closes: string }[]
  openingExceptions: object[]
  closureNoticeDays: number
}

const fields = `openingHours { weekday opens closes } closureNoticeDays
  openingExceptions { firstDay lastDay spans { opens closes } reasonNl reasonEn }`

/** Runs a part of a story with other hours than the demo shop has. */
export async function withHours(api: Session, hours: Partial<Hours>, story: () => Promise<void>): Promise<void> {
  const save = (input: object) =>
    api.graphql('mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { version } }', { input })
  const { shopSettings: before } = await api.graphql<{ shopSettings: Hours }>(`{ shopSettings { ${fields} } }`)
  await save(hours)
  try {
    await story()
  } finally {
    await save(before)
  }
}
