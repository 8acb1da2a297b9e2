import { FormattedMessage } from 'react-intl'
import { SiteLink } from '../components/SiteLink'
import { useLayout } from '../screens/useLayout'
import { useDayName } from '../shop/useDayName'
import { DayCalendar } from './DayCalendar'
import type { DayChoices } from './loadDays'
import { PhoneLink } from './PhoneLink'
import { CallInstead } from './StepHeader'
import { useWhen } from './useWhen'

interface DayStepProps {
  choices: DayChoices
  /** Where a day leads to, or a day and a time at once. */
  addressOf: (choice: { day: string; time?: string }) => string
}

/** The earliest times, which can be chosen at once, and all days of which one is chosen. */
export function DayStep({ choices: { days, first }, addressOf }: DayStepProps) {
  const { shop } = useLayout()
  const when = useWhen()
  if (first.length === 0) {
    return (
      <div className="appointment__step">
        <p role="status">
          <FormattedMessage id="appointment.none" />
        </p>
        {shop.phone && <CallInstead phone={<PhoneLink />} />}
      </div>
    )
  }
  return (
    <div className="appointment__step">
      <section aria-labelledby="appointment-first">
        <h2 id="appointment-first">
          <FormattedMessage id="appointment.first" />
        </h2>
        <ul className="appointment__first">
          {first.map(({ day, time }) => (
            <li key={`${day} ${time}`}>
              <SiteLink className="button button--quiet" to={addressOf({ day, time })}>
                {when(day, time)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="appointment-days">
        <h2 id="appointment-days">
          <FormattedMessage id="appointment.days" />
        </h2>
        <DayCalendar days={days} addressOf={(day) => addressOf({ day })} />
        <ClosedDays days={days} />
      </section>
    </div>
  )
}

/** Why the shop is closed on some of the days, in its own words. */
function ClosedDays({ days }: Pick<DayChoices, 'days'>) {
  const { dateName } = useDayName()
  const lastFree = days.findLastIndex(({ free }) => free > 0)
  const closed = days.slice(0, lastFree).filter(({ isClosed, reason }) => isClosed && reason)
  if (closed.length === 0) return null
  return (
    <ul className="appointment__closed">
      {closed.map(({ day, reason }) => (
        <li key={day}>
          <FormattedMessage id="appointment.closedOn" values={{ day: dateName(day), reason }} />
        </li>
      ))}
    </ul>
  )
}
