import { FormattedMessage, useIntl } from 'react-intl'
import type { Choices } from '../../kernel/addresses/appointmentChoices'
import { useIsOffered } from '../../kernel/components/useIsOffered'
import { useLanguage } from '../../kernel/screens/useLayout'
import { ContactFacts } from '../messages/ContactFacts'
import { MessageForm } from '../messages/MessageForm'
import { useReplyTime } from '../shop/useReplyTime'
import { appointmentTrail } from './appointmentTrail'
import { StepHeader } from './StepHeader'

/** The form of a message: its day is a wish, which needs opening hours. */
export function AskInstead({ choices }: { choices: Choices }) {
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
