import { useIntl } from 'react-intl'

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The words for days such as 2026-12-25, which are the same wherever the visitor is. */
export function useDayName() {
  const { formatDate, formatMessage } = useIntl()
  const format = (day: string, options: object) => formatDate(`${day}T12:00:00Z`, { timeZone: 'UTC', ...options })
  const weekdayName = (day: string) => format(day, { weekday: 'long' })
  const dateName = (day: string) => format(day, { weekday: 'long', day: 'numeric', month: 'long' })
  /** @param month such as 2026-12 */
  const monthName = (month: string) => format(`${month}-01`, { month: 'long', year: 'numeric' })
  const shortName = (day: string) => format(day, { day: 'numeric', month: 'short' })

  /** `today`, `tomorrow`, `Monday`, or from a week on `Monday 4 January`. */
  const dayName = (day: string, today: string) => {
    const days = (Date.parse(day) - Date.parse(today)) / dayMilliseconds
    if (days < 2) return formatMessage({ id: days < 1 ? 'hours.today' : 'hours.tomorrow' })
    return days < 7 ? weekdayName(day) : dateName(day)
  }
  return { weekdayName, dateName, monthName, shortName, dayName }
}
