import { useIntl } from 'react-intl'
import { useMinute } from '../browser/useMinute'
import { Icon } from '../components/icons/Icon'
import { useLayout } from '../screens/useLayout'
import { groupedHours, openingState } from './openingHours'
import { useHoursText } from './useHoursText'

/** The hours of the week; after hydration whether the shop is open now, and until when. */
export function OpenNow() {
  const { shop } = useLayout()
  const { formatMessage } = useIntl()
  const { weekdayName, daysOf } = useHoursText()
  const minute = useMinute()
  if (minute === null) {
    const open = groupedHours(shop.openingHours).find((group) => group.opens)
    return open ? (
      <span className="open-now">
        <Icon name="clock" />
        {daysOf(open)} {open.opens}–{open.closes}
      </span>
    ) : null
  }
  const state = openingState(shop.openingHours, new Date(minute))
  if (state.kind === 'open') {
    return (
      <span className="open-now open-now--open">
        <Icon name="clock" />
        {formatMessage({ id: 'hours.openUntil' }, { time: state.closes })}
      </span>
    )
  }
  const day = state.isToday ? formatMessage({ id: 'hours.today' }) : weekdayName(state.weekday)
  return (
    <span className="open-now">
      <Icon name="clock" />
      {state.opens
        ? formatMessage({ id: 'hours.opensAt' }, { day, time: state.opens })
        : formatMessage({ id: 'hours.closedNow' })}
    </span>
  )
}
