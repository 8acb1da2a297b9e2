import { FormattedMessage } from 'react-intl'
import type { BookedAppointment } from './loadBooked'
import { Place } from './Place'
import { useWhen } from './useWhen'

/** What, when and where, and what it costs. */
export function BookedFacts({ appointment }: { appointment: BookedAppointment }) {
  const { kind, price, service, day, time, startsAt, address, postcode, cancelReason } = appointment
  const when = useWhen()
  return (
    <dl className="facts appointment__facts">
      <dt>
        <FormattedMessage id="appointment.what" />
      </dt>
      <dd>
        {kind.title}, <FormattedMessage id="appointment.minutes" values={{ minutes: kind.minutes }} />
      </dd>
      <dt>
        <FormattedMessage id="appointment.whenItIs" />
      </dt>
      <dd>
        <time dateTime={startsAt}>{when(day, time)}</time>
      </dd>
      <dt>
        <FormattedMessage id="appointment.where" />
      </dt>
      <dd>
        <Place place={kind.place} postcode={[address, postcode].filter(Boolean).join(', ')} />
      </dd>
      {service && (
        <>
          <dt>
            <FormattedMessage id="appointment.service" />
          </dt>
          <dd>{service.title}</dd>
        </>
      )}
      {price && (
        <>
          <dt>
            <FormattedMessage id="appointment.price" />
          </dt>
          <dd>{price}</dd>
        </>
      )}
      {cancelReason && (
        <>
          <dt>
            <FormattedMessage id="appointment.reason" />
          </dt>
          <dd>{cancelReason}</dd>
        </>
      )}
    </dl>
  )
}
