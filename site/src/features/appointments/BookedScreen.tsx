import { appointmentAddress, screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData } from 'react-router'
import { startAddress } from '../../kernel/addresses/appointmentChoices'
import { Head } from '../../kernel/components/Head'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { Moment } from '../shop/Moment'
import { appointmentTrail } from './appointmentTrail'
import { BookedActions } from './BookedActions'
import { BookedFacts } from './BookedFacts'
import type { BookingOutcome } from './BookingOutcome'
import type { BookedAppointment, BookedData } from './loadBooked'
import { MoveSteps } from './MoveSteps'
import { PhoneLink } from './PhoneLink'
import { CallInstead, StepHeader } from './StepHeader'

export { loadBooked } from './loadBooked'

/** An appointment as anyone who holds its secret address sees it: right after it was made, and later to move or cancel it. */
export function BookedScreen() {
  const data = useLoaderData<BookedData>()
  const outcome = useActionData<BookingOutcome>()
  const language = useLanguage()
  const intl = useIntl()
  const { code, appointment, choices } = data
  const trail = appointmentTrail(language, intl)
  if (appointment?.canChange && !appointment.confirmBefore && choices.move) {
    return (
      <div className="frame status-screen appointment">
        <MoveSteps data={data} appointment={appointment} outcome={outcome} trail={trail} />
      </div>
    )
  }
  const state = appointment ? stateOf(appointment) : 'dead'
  const isOpen = state === 'booked' || state === 'unconfirmed'
  const isUnmailed = state === 'booked' && !appointment?.isMailed
  const title = intl.formatMessage({ id: `appointment.${state}.title` })
  // The address in the head is that of the first step: the secret one stands nowhere but in the address bar.
  return (
    <div className="frame status-screen appointment">
      <Head title={title} address={screenAddress('appointment', language)} isHidden />
      <StepHeader title={title} trail={trail}>
        <p>
          <FormattedMessage
            id={isUnmailed ? 'appointment.booked.unmailed' : `appointment.${state}.text`}
            values={{ until: appointment?.confirmBefore && <Moment instant={appointment.confirmBefore} /> }}
          />
        </p>
      </StepHeader>
      {outcome?.problem && (
        <p className="form__problem" role="alert">
          {outcome.problem}
        </p>
      )}
      {appointment && <BookedFacts appointment={appointment} />}
      {appointment && isOpen && <BookedActions code={code} appointment={appointment} />}
      {!isOpen && <NewAppointment />}
      {isOpen && (
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

type State = 'booked' | 'unconfirmed' | 'missed' | 'cancelled' | 'over'

function stateOf({ state, confirmBefore }: BookedAppointment): State {
  if (confirmBefore && state === 'booked') return 'unconfirmed'
  // What the visitor has cancelled in time was cancelled, not missed.
  if (confirmBefore && state === 'cancelled' && Date.parse(confirmBefore) <= Date.now()) return 'missed'
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
