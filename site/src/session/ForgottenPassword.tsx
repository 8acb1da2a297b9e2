import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { writeAsVisitor } from '../data/writeAsVisitor'
import { FormFrame } from '../forms/FormFrame'
import { useForm } from '../forms/useForm'
import { useLanguage } from '../screens/useLayout'

/** Requests a link. The answer does not reveal whether the address has an account. */
export function ForgottenPassword() {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const [isSent, setIsSent] = useState(false)
  const label = formatMessage({ id: 'login.email' })
  const form = useForm(
    [{ name: 'email', kind: 'email', label, isRequired: true, autoComplete: 'username' }],
    async ({ email = '' }) => {
      await writeAsVisitor('RequestPasswordReset', { email }, language)
      setIsSent(true)
    },
  )
  if (isSent) {
    return (
      <p className="lead" role="status">
        <FormattedMessage id="password.forgotten.done" />
      </p>
    )
  }
  return (
    <>
      <p className="lead">
        <FormattedMessage id="password.forgotten.intro" />
      </p>
      <FormFrame form={form} submit={formatMessage({ id: 'password.forgotten.submit' })} />
    </>
  )
}
