import { FormattedMessage } from 'react-intl'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useLayout } from '../../kernel/screens/useLayout'
import { useDayName } from '../shop/useDayName'
import { DayCalendar } from './DayCalendar'
import type { DayChoices } from './loadDays'
import { OtherMonths } from './OtherMonths'
import { PhoneLink } from './PhoneLink'
import { CallInstead } from './StepHeader'
import { useWhen } from './useWhen'

interface DayStepProps {
  choices: DayChoices
  /** Where a day leads to, a day and a time at once, or other months. */
  addressOf: (choice: { day?: string; time?: string; month?: string }) => string
}

/** The earliest times, which can be chosen at once, and all days of which one is chosen. */
export function DayStep({ choices, addressOf }: DayStepProps) {
  const { days, first } = choices
  const { shop } = useLayout()
  const isFree = days.some(({ free }) => free > 0)
  const isAnywhere = isFree || choices.earlier !== null
  return (
    <div className="appointment__step">
      {!isFree && (
        <p role="status">
          <FormattedMessage id={isAnywhere ? 'appointment.none.here' : 'appointment.none'} />
        </p>
      )}
      {first.length > 0 && <FirstTimes first={first} addressOf={addressOf} />}
      {isAnywhere && (
        <section aria-labelledby="appointment-days">
          <h2 id="appointment-days" className={first.length > 0 ? undefined : 'visually-hidden'}>
            <FormattedMessage id={first.length > 0 ? 'appointment.days' : 'appointment.days.alone'} />
          </h2>
          <DayCalendar days={days} addressOf={(day) => addressOf({ day })} />
          <ClosedDays days={days} />
          <OtherMonths choices={choices} addressOf={(month) => addressOf({ month })} />
        </section>
      )}
      {!isFree && shop.phone && <CallInstead phone={<PhoneLink />} />}
    </div>
  )
}

function FirstTimes({ first, addressOf }: Pick<DayChoices, 'first'> & Pick<DayStepProps, 'addressOf'>) {
  const when = useWhen()
  return (
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
  )
}

/** Why the shop is closed on some of the days, in its own words. */
function ClosedDays({ days }: Pick<DayChoices, 'days'>) {
  const { dateName } = useDayName()
  const closed = days.filter(({ lack, reason }) => lack === 'closed' && reason)
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
