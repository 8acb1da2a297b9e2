import { FormattedMessage } from 'react-intl'
import { startAddress } from '../addresses/appointmentChoices'
import { SiteLink } from '../components/SiteLink'
import { useLanguage, useLayout } from '../screens/useLayout'
import type { TrackedJob } from './loadTrack'

/** The way from a job that is ready to an appointment for it, in a shop that takes them. */
export function ChooseTime({ code, kind }: { code: string; kind: TrackedJob['kind'] }) {
  const language = useLanguage()
  const { shop } = useLayout()
  if (!shop.takesAppointments) return null
  return (
    <p className="buttons">
      <SiteLink className="button button--primary" to={startAddress(language, { job: code })}>
        <FormattedMessage id={kind === 'newPc' ? 'track.appointment.delivery' : 'track.appointment.choose'} />
      </SiteLink>
    </p>
  )
}
