import { useIntl } from 'react-intl'
import { useMinute } from '../../kernel/browser/useMinute'
import { Icon } from '../../kernel/components/icons/Icon'
import { useLayout } from '../../kernel/screens/useLayout'
import { openingState } from './openingState'
import { useDayName } from './useDayName'

/** Whether the shop is open, until when, or else when it opens next. */
export function OpenNow({ className = 'open-now' }: { className?: string }) {
  const { shop } = useLayout()
  const { formatMessage } = useIntl()
  const { dayName } = useDayName()
  const { isOpen, period, today } = openingState(shop, useMinute())
  if (!period) return null
  return (
    <span className={isOpen ? `${className} ${className}--open` : className}>
      <Icon name="clock" />
      {isOpen
        ? formatMessage({ id: 'hours.openUntil' }, { time: period.closes })
        : formatMessage({ id: 'hours.opensAt' }, { day: dayName(period.day, today), time: period.opens })}
    </span>
  )
}
