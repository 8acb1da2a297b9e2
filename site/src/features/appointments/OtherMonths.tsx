import { useIntl } from 'react-intl'
import { Icon } from '../../kernel/components/icons/Icon'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useDayName } from '../shop/useDayName'
import type { DayChoices } from './loadDays'

interface OtherMonthsProps {
  choices: Pick<DayChoices, 'earlier' | 'later'>
  addressOf: (month: string) => string
}

/** The way to the months before and after those of the calendar. */
export function OtherMonths({ choices: { earlier, later }, addressOf }: OtherMonthsProps) {
  const { formatMessage } = useIntl()
  const { monthName } = useDayName()
  if (earlier === null && later === null) return null
  return (
    <nav className="appointment__months" aria-label={formatMessage({ id: 'appointment.months' })}>
      {earlier !== null && (
        <SiteLink className="button button--quiet" to={addressOf(earlier)}>
          <Icon name="chevron-left" />
          {formatMessage({ id: 'appointment.months.earlier' }, { month: monthName(earlier) })}
        </SiteLink>
      )}
      {later !== null && (
        <SiteLink className="button button--quiet appointment__later" to={addressOf(later)}>
          {formatMessage({ id: 'appointment.months.later' }, { month: monthName(later) })}
          <Icon name="chevron-right" />
        </SiteLink>
      )}
    </nav>
  )
}
