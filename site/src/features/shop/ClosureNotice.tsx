import { FormattedMessage, useIntl } from 'react-intl'
import { useMinute } from '../../kernel/browser/useMinute'
import { Icon } from '../../kernel/components/icons/Icon'
import { useLayout } from '../../kernel/screens/useLayout'
import { openingState } from './openingState'
import { useDayName } from './useDayName'

/** Says some days ahead that the shop will be closed, and while it is when it opens again. */
export function ClosureNotice() {
  const { shop } = useLayout()
  const { formatMessage } = useIntl()
  const { dateName, dayName } = useDayName()
  const { today } = openingState(shop, useMinute())
  const { closure } = shop
  if (!closure || closure.lastDay < today) return null
  const { firstDay, lastDay, reason, reopens } = closure
  const when = lastDay === firstDay ? 'day' : 'days'
  const values = { first: dateName(firstDay), last: dateName(lastDay), reason: reason ?? 'none' }
  return (
    <aside className="closure" aria-label={formatMessage({ id: 'closure.title' })}>
      <p className="frame">
        <Icon name="calendar" />
        <span>
          <FormattedMessage
            id={firstDay > today ? `closure.${when}` : lastDay === today ? 'closure.today' : 'closure.until'}
            values={values}
          />{' '}
          {reopens && (
            <FormattedMessage id="closure.reopens" values={{ day: dayName(reopens.day, today), time: reopens.opens }} />
          )}
        </span>
      </p>
    </aside>
  )
}
