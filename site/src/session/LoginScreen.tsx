import { type FormEvent, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { Head } from '../components/Head'
import { QueryError } from '../data/Query'
import { useLanguage } from '../layout/useLayout'
import { redirectAfterLogin } from './redirectAfterLogin'
import { loginPath, officePath } from './sessionPaths'
import { TextField } from './TextField'
import { writeAsVisitor } from './writeAsVisitor'

const fields = ['email', 'password'] as const
type FieldName = (typeof fields)[number]

/** The door to the back office. */
export function LoginScreen() {
  const language = useLanguage()
  const asked = new URLSearchParams(useLocation().search).get('redirect')
  const { formatMessage } = useIntl()
  const [errors, setErrors] = useState<Partial<Record<FieldName, string>>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)

  const validate = (form: HTMLFormElement) => {
    const given = new FormData(form)
    const missing = fields.filter((name) => !String(given.get(name) ?? '').trim())
    const found = Object.fromEntries(
      missing.map((name) => [
        name,
        formatMessage({ id: 'form.required' }, { field: formatMessage({ id: `login.${name}` }) }),
      ]),
    )
    setErrors(found)
    const first = missing[0]
    return { given, first }
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const { given, first } = validate(form)
    if (first) {
      form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    setProblem(null)
    setIsSending(true)
    try {
      const credentials = { email: String(given.get('email')).trim(), password: String(given.get('password')) }
      await writeAsVisitor('Login', credentials, language)
      location.assign(redirectAfterLogin(asked, officePath))
    } catch (error) {
      const isAnswer = error instanceof QueryError && error.code !== 'NO_RESPONSE' && error.message
      setProblem(isAnswer ? error.message : formatMessage({ id: 'problem.noResponse' }))
      setIsSending(false)
    }
  }

  return (
    <div className="frame message-screen">
      <Head title={formatMessage({ id: 'login.title' })} address={loginPath} isHidden />
      <h1>
        <FormattedMessage id="login.title" />
      </h1>
      <p className="lead">
        <FormattedMessage id="login.intro" />
      </p>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={submit}
        onInput={({ currentTarget }) => Object.keys(errors).length > 0 && validate(currentTarget)}
      >
        {problem && (
          <p className="form__problem" role="alert">
            {problem}
          </p>
        )}
        <TextField
          name="email"
          type="email"
          autoComplete="username"
          label={formatMessage({ id: 'login.email' })}
          error={errors.email}
        />
        <TextField
          name="password"
          type="password"
          autoComplete="current-password"
          label={formatMessage({ id: 'login.password' })}
          error={errors.password}
        />
        <button type="submit" className="button button--primary" disabled={isSending}>
          <FormattedMessage id="login.submit" />
        </button>
      </form>
    </div>
  )
}
