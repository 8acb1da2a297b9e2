import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Choices, startAddress, stepAddress } from '../../kernel/addresses/appointmentChoices'
import { SiteLink } from '../../kernel/components/SiteLink'
import type { MessageId } from '../../kernel/i18n/MessageId'
import { useLanguage } from '../../kernel/screens/useLayout'
import { useDayName } from '../shop/useDayName'
import type { AppointmentKind } from './loadAppointment'
import { Place } from './Place'
import { useWhen } from './useWhen'

interface BookingSummaryProps {
  kind: AppointmentKind
  choices: Choices
}

/** What was chosen, with a way back to each choice; what it costs, where it is and how it is called off. */
export function BookingSummary({ kind, choices }: BookingSummaryProps) {
  const language = useLanguage()
  const when = useWhen()
  const { dateName } = useDayName()
  const { day, time, postcode } = choices
  const withoutDay = { ...choices, day: undefined, time: undefined }
  return (
    <aside className="appointment__summary" aria-labelledby="appointment-summary">
      <h2 id="appointment-summary">
        <FormattedMessage id="appointment.summary" />
      </h2>
      <dl className="facts">
        <Fact id="appointment.what" edit="appointment.edit.kind" to={startAddress(language, choices)}>
          {kind.title}, <FormattedMessage id="appointment.minutes" values={{ minutes: kind.minutes }} />
        </Fact>
        {day && (
          <Fact
            id="appointment.whenItIs"
            edit={time ? 'appointment.edit.time' : 'appointment.edit.day'}
            to={stepAddress(language, kind.url, time ? { ...withoutDay, day } : withoutDay)}
          >
            {time ? when(day, time) : dateName(day)}
          </Fact>
        )}
        <Fact
          id="appointment.where"
          {...(kind.needsPostcode &&
            postcode && {
              edit: 'appointment.edit.postcode' as const,
              to: stepAddress(language, kind.url, { ...withoutDay, postcode: undefined }),
            })}
        >
          <Place place={kind.place} postcode={postcode} />
        </Fact>
        {kind.service && <Fact id="appointment.service">{kind.service.title}</Fact>}
        {kind.price && <Fact id="appointment.price">{kind.price}</Fact>}
        <Fact id="appointment.change">
          <FormattedMessage id="appointment.change.until" values={{ hours: kind.changeHours }} />
        </Fact>
      </dl>
    </aside>
  )
}

interface FactProps {
  id: MessageId
  /** Names what the link changes. */
  edit?: MessageId
  to?: string
  children: ReactNode
}

function Fact({ id, edit, to, children }: FactProps) {
  const { formatMessage } = useIntl()
  return (
    <>
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd>
        {children}
        {edit && to && (
          <>
            {' '}
            <SiteLink className="appointment__edit" to={to} aria-label={formatMessage({ id: edit })}>
              <FormattedMessage id="appointment.edit" />
            </SiteLink>
          </>
        )}
      </dd>
    </>
  )
}
