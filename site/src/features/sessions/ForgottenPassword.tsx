import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { writeAsVisitor } from '../../kernel/data/writeAsVisitor'
import { FormFrame } from '../../kernel/forms/FormFrame'
import { useForm } from '../../kernel/forms/useForm'
import { useLanguage } from '../../kernel/screens/useLayout'
import { forgottenFields, type SessionOutcome } from './sessionForms'

/** Requests a link. The answer does not reveal whether the address has an account. */
export function ForgottenPassword({ outcome, action }: { outcome: SessionOutcome | undefined; action: string }) {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const [isSent, setIsSent] = useState(outcome?.isDone ?? false)
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSent) done.current?.focus()
  }, [isSent])
  const form = useForm(
    forgottenFields(formatMessage),
    async ({ email = '' }) => {
      await writeAsVisitor('RequestPasswordReset', { email }, language)
      setIsSent(true)
    },
    outcome,
  )
  if (isSent) {
    return (
      <p className="lead" role="status" ref={done} tabIndex={-1}>
        <FormattedMessage id="password.forgotten.done" />
      </p>
    )
  }
  return (
    <>
      <p className="lead">
        <FormattedMessage id="password.forgotten.intro" />
      </p>
      <FormFrame
        form={form}
        start={outcome}
        submit={formatMessage({ id: 'password.forgotten.submit' })}
        action={action}
      />
    </>
  )
}
