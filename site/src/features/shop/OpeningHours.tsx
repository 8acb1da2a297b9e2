import { FormattedMessage } from 'react-intl'
import { useMinute } from '../../kernel/browser/useMinute'
import { useLayout } from '../../kernel/screens/useLayout'
import { openingState } from './openingState'
import { useDayName } from './useDayName'

/** The hours of the coming seven days, by weekday; what is other than usual has its date. After hydration today is marked. */
export function OpeningHours() {
  const { shop } = useLayout()
  const { weekdayName, shortName } = useDayName()
  const minute = useMinute()
  const today = minute === null ? null : openingState(shop, minute).today
  const days = shop.openingDays.slice(0, 7).toSorted((one, other) => weekdayOf(one.day) - weekdayOf(other.day))
  return (
    <table className="hours">
      <caption className="visually-hidden">
        <FormattedMessage id="hours.title" />
      </caption>
      <tbody>
        {days.map(({ day, periods, isException, reason }) => (
          <tr key={day} className={day === today ? 'hours__today' : undefined}>
            <th scope="row">{weekdayName(day)}</th>
            <td>
              {periods.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') || (
                <FormattedMessage id="hours.closed" />
              )}
              {isException && (
                <span className="hours__exception">{[shortName(day), reason].filter(Boolean).join(': ')}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** From 1 (Monday) to 7 (Sunday). */
function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7
}
