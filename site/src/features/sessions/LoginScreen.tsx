import { passwordPath, trackAddress } from '@shop/server/screens'
import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData, useLocation } from 'react-router'
import { inLanguage, keepLanguage } from '../../kernel/addresses/addresses'
import { roleAreas } from '../../kernel/addresses/roleAreas'
import { Head } from '../../kernel/components/Head'
import { OnwardLink } from '../../kernel/components/OnwardLink'
import { QueryError } from '../../kernel/data/Query'
import { writeAsVisitor } from '../../kernel/data/writeAsVisitor'
import { FormFrame } from '../../kernel/forms/FormFrame'
import { useForm } from '../../kernel/forms/useForm'
import { useLanguage } from '../../kernel/screens/useLayout'
import { MessagePanel } from '../shop/MessagePanel'
import type { LoginData } from './loadSession'
import { redirectAfterLogin } from './redirects'
import { loginFields, type SessionOutcome } from './sessionForms'

export { loadLogin } from './loadSession'

/** The login page of a role, each with its own texts. */
export function LoginScreen() {
  const { area } = useLoaderData<LoginData>()
  const language = useLanguage()
  const address = useLocation()
  const asked = new URLSearchParams(address.search).get('redirect')
  const { formatMessage } = useIntl()
  const outcome = useActionData<SessionOutcome>()
  const [needsCode, setNeedsCode] = useState(outcome?.needsCode ?? false)
  const fields = loginFields(formatMessage, needsCode)
  const form = useForm(
    fields,
    async ({ email = '', password = '', code = null }) => {
      const answer = await writeAsVisitor('Login', { email, password, code }, language).catch((error: unknown) => {
        // The password was right: the second factor is the next step, not an error.
        if (needsCode || !(error instanceof QueryError) || error.code !== 'SECOND_FACTOR') throw error
        return null
      })
      if (!answer) return setNeedsCode(true)
      const { login } = answer
      // After logging in at another role's page the redirect is not meant for this role.
      const next = redirectAfterLogin(login.role === area.role ? asked : null, roleAreas[login.role].home)
      location.assign(keepLanguage(next, address))
    },
    outcome,
  )
  return (
    <MessagePanel aside={area.role === 'cms_status_user' && <TrackHint />}>
      <Head title={formatMessage({ id: `login.${area.role}.title` })} address={area.login} isHidden />
      <h1>
        <FormattedMessage id={`login.${area.role}.title`} />
      </h1>
      <p className="lead">
        <FormattedMessage id={`login.${area.role}.intro`} />
      </p>
      <FormFrame
        form={form}
        start={outcome}
        submit={formatMessage({ id: 'login.submit' })}
        action={address.pathname + address.search}
      />
      <p>
        <a href={inLanguage(passwordPath, language)}>
          <FormattedMessage id="login.forgotten" />
        </a>
      </p>
    </MessagePanel>
  )
}

/** The other way to see how a repair stands. */
function TrackHint() {
  const language = useLanguage()
  return (
    <div>
      <h2>
        <FormattedMessage id="panel.track" />
      </h2>
      <p>
        <FormattedMessage id="panel.track.text" />
      </p>
      <OnwardLink to={trackAddress(language)}>
        <FormattedMessage id="action.status" />
      </OnwardLink>
    </div>
  )
}
