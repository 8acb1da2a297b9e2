import { appointmentKindAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { type Choice, type Choices, choiceParameters } from '../../kernel/addresses/appointmentChoices'
import { TextInput } from '../../kernel/forms/TextInput'
import { useLanguage } from '../../kernel/screens/useLayout'
import type { AppointmentKind } from './loadAppointment'

interface PostcodeFormProps {
  kind: AppointmentKind
  choices: Choices
  fault: string | null
}

/** Where a home visit is to be, which decides whether and when there can be one. It leads to the address with the answer. */
export function PostcodeForm({ kind, choices, fault }: PostcodeFormProps) {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const parameters = choiceParameters[language]
  const carried = (['device', 'fault', 'service', 'job'] satisfies Choice[]).filter((choice) => choices[choice])
  return (
    <form className="form" method="get" action={appointmentKindAddress(language, kind.url)}>
      <TextInput
        name={parameters.postcode}
        label={formatMessage({ id: 'appointment.postcode' })}
        hint={formatMessage({ id: 'appointment.postcode.hint' })}
        value={choices.postcode}
        fault={fault ?? undefined}
        autoComplete="postal-code"
        isRequired
      />
      {carried.map((choice) => (
        <input key={choice} type="hidden" name={parameters[choice]} value={choices[choice]} />
      ))}
      <p className="buttons form__buttons">
        <button type="submit" className="button button--primary">
          <FormattedMessage id="appointment.postcode.submit" />
        </button>
      </p>
    </form>
  )
}
