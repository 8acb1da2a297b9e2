import { FormattedMessage } from 'react-intl'
import { startAddress } from '../../kernel/addresses/appointmentChoices'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { OpeningHours } from '../shop/OpeningHours'
import type { Job } from './Job'

/** When a job that is ready can be collected, and the way to an appointment for it. */
export function JobPickUp({ job: { status, address, offersPickUp } }: { job: Job }) {
  const language = useLanguage()
  const { shop } = useLayout()
  const code = offersPickUp ? address?.[language].split('/').at(-1) : undefined
  return (
    <section className="job__pickUp">
      <h3>
        <FormattedMessage id="status.pickUp" />
      </h3>
      {code && (
        <p className="buttons">
          <a className="button button--primary" href={startAddress(language, { job: code })} rel="noreferrer">
            <FormattedMessage id={appointmentOf(status)} />
          </a>
        </p>
      )}
      {shop.openingDays.length > 0 && <OpeningHours />}
    </section>
  )
}

/** What an appointment about a job that is ready is for. */
export function appointmentOf(status: Job['status']) {
  return status === 'delivery_appointment' ? 'status.appointment.delivery' : 'status.appointment.choose'
}
