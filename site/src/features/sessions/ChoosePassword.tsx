import { useState, useSyncExternalStore } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { inLanguage } from '../../kernel/addresses/addresses'
import { writeAsVisitor } from '../../kernel/data/writeAsVisitor'
import { FormFrame } from '../../kernel/forms/FormFrame'
import { useForm } from '../../kernel/forms/useForm'
import { useLanguage } from '../../kernel/screens/useLayout'
import { PasswordStrength } from './PasswordStrength'
import { redirectAfterLogout } from './redirects'
import { choiceFields, linkField, type SessionOutcome, tokenOf } from './sessionForms'

interface ChoosePasswordProps {
  /** That of a link of before, which had it in the query. */
  token: string | null
  outcome: SessionOutcome | undefined
  /** Where a browser without scripts sends it. */
  action: string
}

/**
 * Chooses a password by the token of a link, and then shows the way to the login page. Where no script reads the token from
 * the fragment, and where there is none, the link is asked for.
 */
export function ChoosePassword({ token: inQuery, outcome, action }: ChoosePasswordProps) {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const [loginPage, setLoginPage] = useState(outcome?.loginPage ?? null)
  const inFragment = useFragment()
  const known = inQuery ?? (inFragment ? tokenOf(inFragment) : null)
  const asked = { ...linkField(formatMessage), isWithoutScripts: inFragment === null }
  const form = useForm(
    [...(known ? [] : [asked]), ...choiceFields(formatMessage)],
    async ({ token = '', password = '' }) => {
      const { resetPassword } = await writeAsVisitor(
        'ResetPassword',
        { token: known ?? tokenOf(token), password },
        language,
      )
      // It opens nothing any more: neither the address bar nor the history keeps it.
      window.history.replaceState(window.history.state, '', action)
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
        {known && <input type="hidden" name="token" value={known} />}
        <PasswordStrength password={form.values.password ?? ''} token={known ?? pastedToken(form.values.token)} />
      </FormFrame>
    </>
  )
}

/** The token of a link that was pasted whole; null while it is typed. */
function pastedToken(given = ''): string | null {
  const token = tokenOf(given)
  return /^[\w-]{43}$/.test(token) ? token : null
}

/** The fragment of the address, empty without one; null on the server and while hydrating. */
function useFragment(): string | null {
  return useSyncExternalStore<string | null>(
    onFragment,
    () => window.location.hash,
    () => null,
  )
}

function onFragment(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
