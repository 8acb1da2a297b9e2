import { screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { otherLanguage } from '../../kernel/addresses/addresses'
import { type Choices, stepAddress } from '../../kernel/addresses/appointmentChoices'
import { Head } from '../../kernel/components/Head'
import { Icon } from '../../kernel/components/icons/Icon'
import { onDemand } from '../../kernel/components/onDemand'
import { SiteLink } from '../../kernel/components/SiteLink'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { appointmentTrail } from './appointmentTrail'
import type { AppointmentData, AppointmentKind } from './loadAppointment'
import { PhoneLink } from './PhoneLink'
import { CallInstead, StepHeader } from './StepHeader'

export { loadAppointment } from './loadAppointment'

/** Only a shop without kinds of appointment needs it. */
const AskInstead = onDemand('AskInstead', async () => (await import('./AskInstead')).AskInstead)

/** The first step: what the appointment is for. A shop without kinds of appointment takes a message instead. */
export function AppointmentScreen() {
  const { kinds, choices } = useLoaderData<AppointmentData>()
  const { shop } = useLayout()
  const language = useLanguage()
  const intl = useIntl()
  const title = intl.formatMessage({ id: 'appointment.title' })
  return (
    <div className="frame status-screen appointment">
      <Head
        title={title}
        description={intl.formatMessage({ id: 'appointment.description' }, { shop: shop.name })}
        address={screenAddress('appointment', language)}
        translationAddress={screenAddress('appointment', otherLanguage(language))}
      />
      {kinds.length === 0 ? (
        <AskInstead choices={choices} />
      ) : (
        <>
          <StepHeader title={title} step={1} trail={appointmentTrail(language, intl)}>
            <p>
              <FormattedMessage id="appointment.intro" />
            </p>
          </StepHeader>
          <ul className="appointment__kinds">
            {kinds.map((kind) => (
              <KindItem key={kind.id} kind={kind} choices={choices} />
            ))}
          </ul>
          {shop.phone && <CallInstead phone={<PhoneLink />} />}
        </>
      )}
    </div>
  )
}

const icons = { shop: 'place', home: 'service-at-home', remote: 'remote-help' } as const

function KindItem({ kind, choices }: { kind: AppointmentKind; choices: Choices }) {
  const language = useLanguage()
  const { title, description, minutes, place, price, url } = kind
  return (
    <li>
      <SiteLink className="appointment__kind" to={stepAddress(language, url, choices)}>
        <Icon name={icons[place]} />
        <span className="appointment__words">
          <strong className="appointment__name">{title}</strong>
          {description && <span>{description}</span>}
          <span className="meta">
            <span>
              <FormattedMessage id={`appointment.place.${place}`} />
            </span>
            <span>
              <FormattedMessage id="appointment.minutes" values={{ minutes }} />
            </span>
            {price && <span>{price}</span>}
          </span>
        </span>
        <Icon name="arrow" />
      </SiteLink>
    </li>
  )
}
