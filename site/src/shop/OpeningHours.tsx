import { FormattedMessage } from 'react-intl'
import { useMinute } from '../browser/useMinute'
import { useLayout } from '../screens/useLayout'
import { shopTime } from './shopTime'
import { useHoursText } from './useHoursText'

/** The hours per weekday; after hydration today is marked. */
export function OpeningHours() {
  const { shop } = useLayout()
  const { weekdayName } = useHoursText()
  const minute = useMinute()
  const today = minute === null ? null : shopTime(new Date(minute)).weekday
  return (
    <table className="hours">
      <caption className="visually-hidden">
        <FormattedMessage id="hours.title" />
      </caption>
      <tbody>
        {shop.openingHours.map(({ weekday, opens, closes }) => (
          <tr key={weekday} className={weekday === today ? 'hours__today' : undefined}>
            <th scope="row">{weekdayName(weekday)}</th>
            <td>{opens && closes ? `${opens}–${closes}` : <FormattedMessage id="hours.closed" />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
