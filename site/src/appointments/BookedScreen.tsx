import { appointmentAddress, screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData } from 'react-router'
import { startAddress } from '../addresses/appointmentChoices'
import { Head } from '../components/Head'
import { SiteLink } from '../components/SiteLink'
import { useLanguage, useLayout } from '../screens/useLayout'
import { appointmentTrail } from './appointmentTrail'
import { BookedActions } from './BookedActions'
import { BookedFacts } from './BookedFacts'
import type { BookingOutcome } from './BookingOutcome'
import type { BookedAppointment, BookedData } from './loadBooked'
import { MoveSteps } from './MoveSteps'
import { PhoneLink } from './PhoneLink'
import { CallInstead, StepHeader } from './StepHeader'

/** An appointment as anyone who holds its secret address sees it: right after it was made, and later to move or cancel it. */
export function BookedScreen() {
  const data = useLoaderData<BookedData>()
  const outcome = useActionData<BookingOutcome>()
  const language = useLanguage()
  const intl = useIntl()
  const { code, appointment, choices } = data
  const trail = appointmentTrail(language, intl)
  if (appointment?.canChange && choices.move) {
    return (
      <div className="frame status-screen appointment">
        <MoveSteps data={data} appointment={appointment} outcome={outcome} trail={trail} />
      </div>
    )
  }
  const state = appointment ? stateOf(appointment) : 'dead'
  const isUnmailed = state === 'booked' && !appointment?.isMailed
  const title = intl.formatMessage({ id: `appointment.${state}.title` })
  // The address in the head is that of the first step: the secret one stands nowhere but in the address bar.
  return (
    <div className="frame status-screen appointment">
      <Head title={title} address={screenAddress('appointment', language)} isHidden />
      <StepHeader title={title} trail={trail}>
        <p>
          <FormattedMessage id={isUnmailed ? 'appointment.booked.unmailed' : `appointment.${state}.text`} />
        </p>
      </StepHeader>
      {outcome?.problem && (
        <p className="form__problem" role="alert">
          {outcome.problem}
        </p>
      )}
      {appointment && <BookedFacts appointment={appointment} />}
      {appointment && state === 'booked' && <BookedActions code={code} appointment={appointment} />}
      {state !== 'booked' && <NewAppointment />}
      {state === 'booked' && (
        <p className="track__note">
          <FormattedMessage id="appointment.secret" />{' '}
          <a href={appointmentAddress(language, code)}>
            <FormattedMessage id="appointment.secret.link" />
          </a>
        </p>
      )}
    </div>
  )
}

function stateOf({ state }: BookedAppointment): 'booked' | 'cancelled' | 'over' {
  return state === 'booked' || state === 'cancelled' ? state : 'over'
}

function NewAppointment() {
  const language = useLanguage()
  const { shop } = useLayout()
  return (
    <>
      <p className="buttons">
        <SiteLink className="button button--primary" to={startAddress(language)}>
          <FormattedMessage id="appointment.new" />
        </SiteLink>
      </p>
      {shop.phone && <CallInstead phone={<PhoneLink />} />}
    </>
  )
}
