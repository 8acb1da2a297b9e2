import { useIntl } from 'react-intl'
import { useDayName } from '../shop/useDayName'
import type { DayChoices } from './loadDays'
import { monthOf } from './monthPages'

/** The heading of a step with the months that one has gone on to, so that it says what has changed. */
export function useMonthsTitle(): (title: string, choices: DayChoices | null, month: string | undefined) => string {
  const { formatMessage } = useIntl()
  const { monthName } = useDayName()
  return (title, choices, month) => {
    const [first, last] = [choices?.days[0]?.day, choices?.days.at(-1)?.day]
    if (month === undefined || !first || !last) return title
    const [from, to] = [monthOf(first), monthOf(last)]
    const count = from === to ? 'one' : 'two'
    return formatMessage({ id: 'appointment.day.months' }, { title, count, from: monthName(from), to: monthName(to) })
  }
}
