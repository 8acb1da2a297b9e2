import { useIntl } from 'react-intl'
import type { HoursGroup } from './openingHours'

/** The words for weekdays: 2024 began on a Monday, so day n of that year is weekday n. */
export function useHoursText() {
  const { formatDate } = useIntl()
  const weekdayName = (weekday: number) => formatDate(Date.UTC(2024, 0, weekday, 12), { weekday: 'long' })
  const daysOf = ({ from, to }: HoursGroup) =>
    from === to ? weekdayName(from) : `${weekdayName(from)} – ${weekdayName(to)}`
  return { weekdayName, daysOf }
}
