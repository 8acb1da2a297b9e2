import { appointmentAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import { startAddress, stepAddress } from '../../kernel/addresses/appointmentChoices'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useLanguage } from '../../kernel/screens/useLayout'
import { useDayName } from '../shop/useDayName'
import { appointmentOf } from '../status/JobPickUp'
import type { TrackedJob } from './loadTrack'

interface ChooseTimeProps {
  code: string
  job: Pick<TrackedJob, 'status' | 'appointment' | 'appointmentKinds'>
}

/** The appointment to collect or receive a job that is ready, or the way to one. */
export function ChooseTime({ code, job: { status, appointment, appointmentKinds } }: ChooseTimeProps) {
  const language = useLanguage()
  const { dateName } = useDayName()
  if (appointment) {
    return (
      <>
        <p>
          <FormattedMessage
            id="track.appointment.booked"
            values={{ day: dateName(appointment.day), time: appointment.time }}
          />
        </p>
        <p className="buttons">
          <SiteLink className="button button--quiet" to={appointmentAddress(language, appointment.code)}>
            <FormattedMessage id="track.appointment.open" />
          </SiteLink>
        </p>
      </>
    )
  }
  const [first, ...others] = appointmentKinds
  if (!first) return null
  const choices = { job: code }
  return (
    <p className="buttons">
      <SiteLink
        className="button button--primary"
        to={others.length > 0 ? startAddress(language, choices) : stepAddress(language, first.url, choices)}
      >
        <FormattedMessage id={appointmentOf(status)} />
      </SiteLink>
    </p>
  )
}
