import { appointmentAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import { moveAddress } from '../../kernel/addresses/appointmentChoices'
import { Icon } from '../../kernel/components/icons/Icon'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { Moment } from '../shop/Moment'
import type { BookedAppointment } from './loadBooked'
import { PhoneLink } from './PhoneLink'

interface BookedActionsProps {
  code: string
  appointment: BookedAppointment
}

/** Into the calendar, another time, or not at all: nothing but a press of the last button cancels. */
export function BookedActions({ code, appointment }: BookedActionsProps) {
  const { calendarPath, canChange, changeUntil, confirmBefore } = appointment
  const language = useLanguage()
  const { shop } = useLayout()
  return (
    <>
      {!confirmBefore && (
        <p className="buttons">
          <a className="button button--primary" href={calendarPath}>
            <Icon name="calendar" />
            <FormattedMessage id="appointment.addToCalendar" />
          </a>
          {canChange && (
            <SiteLink className="button button--quiet" to={moveAddress(language, code)}>
              <FormattedMessage id="appointment.move" />
            </SiteLink>
          )}
        </p>
      )}
      {canChange ? (
        <details className="appointment__cancel">
          <summary>
            <FormattedMessage id="appointment.cancel" />
          </summary>
          <form method="post" action={appointmentAddress(language, code)}>
            <p>
              <FormattedMessage id="appointment.cancel.question" />
            </p>
            <p className="buttons">
              <button type="submit" name="cancel" value="yes" className="button button--quiet">
                <FormattedMessage id="appointment.cancel.submit" />
              </button>
            </p>
          </form>
        </details>
      ) : (
        <p>
          <FormattedMessage
            id="appointment.late"
            values={{ phone: <PhoneLink />, has: shop.phone ? 'phone' : 'none' }}
          />
        </p>
      )}
      {canChange && changeUntil && !confirmBefore && (
        <p className="track__note">
          <FormattedMessage id="appointment.changeUntil" values={{ when: <Moment instant={changeUntil} /> }} />
        </p>
      )}
    </>
  )
}
