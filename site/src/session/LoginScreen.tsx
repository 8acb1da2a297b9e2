import { passwordPath } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData, useLocation } from 'react-router'
import { Head } from '../components/Head'
import type { Field } from '../forms/Field'
import { FormFrame } from '../forms/FormFrame'
import { useForm } from '../forms/useForm'
import { useLanguage } from '../layout/useLayout'
import type { LoginData } from '../routes/ScreenData'
import { doors } from './doors'
import { inLanguage } from './inLanguage'
import { redirectAfterLogin } from './redirectAfterLogin'
import { writeAsVisitor } from './writeAsVisitor'

/** A role's door: each has words of its own. */
export function LoginScreen() {
  const { door } = useLoaderData<LoginData>()
  const language = useLanguage()
  const asked = new URLSearchParams(useLocation().search).get('redirect')
  const { formatMessage } = useIntl()
  const fields: Field[] = [
    {
      name: 'email',
      kind: 'email',
      label: formatMessage({ id: 'login.email' }),
      isRequired: true,
      autoComplete: 'username',
    },
    {
      name: 'password',
      kind: 'password',
      label: formatMessage({ id: 'login.password' }),
      isRequired: true,
      autoComplete: 'current-password',
    },
  ]
  const form = useForm(fields, async ({ email = '', password = '' }) => {
    const { login } = await writeAsVisitor('Login', { email, password }, language)
    // Whoever comes in by another role's door goes home, not where that role was asked for.
    location.assign(redirectAfterLogin(login.role === door.role ? asked : null, doors[login.role].home))
  })
  return (
    <div className="frame message-screen">
      <Head title={formatMessage({ id: `login.${door.role}.title` })} address={door.login} isHidden />
      <h1>
        <FormattedMessage id={`login.${door.role}.title`} />
      </h1>
      <p className="lead">
        <FormattedMessage id={`login.${door.role}.intro`} />
      </p>
      <FormFrame form={form} submit={formatMessage({ id: 'login.submit' })} />
      <p>
        <a href={inLanguage(passwordPath, language)}>
          <FormattedMessage id="login.forgotten" />
        </a>
      </p>
    </div>
  )
}
