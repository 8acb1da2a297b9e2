import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { inLanguage } from '../addresses/addresses'
import { writeAsVisitor } from '../data/writeAsVisitor'
import { FormFrame } from '../forms/FormFrame'
import { useForm } from '../forms/useForm'
import { useLanguage } from '../screens/useLayout'
import { PasswordStrength } from './PasswordStrength'
import { redirectAfterLogout } from './redirects'
import { choiceFields, type SessionOutcome } from './sessionForms'

interface ChoosePasswordProps {
  token: string
  outcome: SessionOutcome | undefined
  /** Where a browser without scripts sends it. */
  action: string
}

/** Chooses a password by the token of a link, and then shows the way to the login page. */
export function ChoosePassword({ token, outcome, action }: ChoosePasswordProps) {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const [loginPage, setLoginPage] = useState(outcome?.loginPage ?? null)
  const form = useForm(
    choiceFields(formatMessage),
    async ({ password = '' }) => {
      const { resetPassword } = await writeAsVisitor('ResetPassword', { token, password }, language)
      setLoginPage(redirectAfterLogout(resetPassword))
    },
    outcome,
  )
  if (loginPage) {
    return (
      <>
        <p className="lead" role="status">
          <FormattedMessage id="password.choose.done" />
        </p>
        <p className="buttons">
          <a className="button button--primary" href={inLanguage(loginPage, language)}>
            <FormattedMessage id="login.submit" />
          </a>
        </p>
      </>
    )
  }
  return (
    <>
      <p className="lead">
        <FormattedMessage id="password.choose.intro" />
      </p>
      <FormFrame form={form} start={outcome} submit={formatMessage({ id: 'password.choose.submit' })} action={action}>
        <PasswordStrength password={form.values.password ?? ''} />
      </FormFrame>
    </>
  )
}
