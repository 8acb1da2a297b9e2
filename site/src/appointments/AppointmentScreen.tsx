import { screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { otherLanguage } from '../addresses/addresses'
import { type Choices, stepAddress } from '../addresses/appointmentChoices'
import { Head } from '../components/Head'
import { Icon } from '../components/icons/Icon'
import { SiteLink } from '../components/SiteLink'
import { useIsOffered } from '../components/useIsOffered'
import { ContactFacts } from '../contact/ContactFacts'
import { MessageForm } from '../contact/MessageForm'
import { useLanguage, useLayout } from '../screens/useLayout'
import { useReplyTime } from '../shop/useReplyTime'
import { appointmentTrail } from './appointmentTrail'
import type { AppointmentData, AppointmentKind } from './loadAppointment'
import { PhoneLink } from './PhoneLink'
import { CallInstead, StepHeader } from './StepHeader'

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

/** The form of a message: its day is a wish, which needs opening hours. */
function AskInstead({ choices }: { choices: Choices }) {
  const language = useLanguage()
  const intl = useIntl()
  const isOffered = useIsOffered()
  const form = isOffered('appointment') ? 'appointment' : 'question'
  const time = useReplyTime(form)
  const about = [choices.device, choices.fault].filter(Boolean).join(': ') || null
  return (
    <>
      <StepHeader title={intl.formatMessage({ id: `form.${form}.title` })} trail={appointmentTrail(language, intl)}>
        <p>
          <FormattedMessage id={`form.${form}.intro`} values={{ time }} />
        </p>
      </StepHeader>
      <div className="form-screen">
        <div className="form-screen__form">
          <MessageForm form={form} about={about} />
        </div>
        <ContactFacts />
      </div>
    </>
  )
}
