import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLanguage } from '../layout/useLayout'
import { SessionForm } from './SessionForm'
import { TextField } from './TextField'
import { useSessionForm } from './useSessionForm'
import { writeAsVisitor } from './writeAsVisitor'

/** Asks for a link. Whether there is an account under the address is not told. */
export function ForgottenPassword() {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const [isSent, setIsSent] = useState(false)
  const form = useSessionForm({ email: 'login.email' }, async ({ email }) => {
    await writeAsVisitor('RequestPasswordReset', { email: email.trim() }, language)
    setIsSent(true)
  })
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
      <SessionForm form={form} submit={formatMessage({ id: 'password.forgotten.submit' })}>
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          label={formatMessage({ id: 'login.email' })}
          error={form.errors.email}
        />
      </SessionForm>
    </>
  )
}
