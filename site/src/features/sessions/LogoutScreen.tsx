import { useCallback, useEffect, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocation } from 'react-router'
import { keepLanguage } from '../../kernel/addresses/addresses'
import { logoutPath } from '../../kernel/addresses/sessionPaths'
import { Head } from '../../kernel/components/Head'
import { QueryError } from '../../kernel/data/Query'
import { writeAsVisitor } from '../../kernel/data/writeAsVisitor'
import { useLanguage } from '../../kernel/screens/useLayout'
import { MessagePanel } from '../shop/MessagePanel'
import { redirectAfterLogout } from './redirects'

export { loadLogout } from './loadSession'

/** Logs out on mount and follows the server's redirect; shows the server's message on failure. */
export function LogoutScreen() {
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const { pathname, search } = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const hasStarted = useRef(false)

  const logOut = useCallback(async () => {
    setProblem(null)
    try {
      const { logout } = await writeAsVisitor('Logout', {}, language)
      if (!logout.loggedOut) throw new QueryError('INTERNAL', formatMessage({ id: 'problem.other' }))
      location.replace(keepLanguage(redirectAfterLogout(logout.loginRedirect), location))
    } catch (error) {
      const isAnswer = error instanceof QueryError && error.code !== 'NO_RESPONSE' && error.message
      setProblem(isAnswer ? error.message : formatMessage({ id: 'problem.noResponse' }))
    }
  }, [language, formatMessage])

  useEffect(() => {
    if (hasStarted.current) return
    hasStarted.current = true
    logOut()
  }, [logOut])

  return (
    <MessagePanel>
      <Head title={formatMessage({ id: 'logout.title' })} address={logoutPath} isHidden />
      <h1>
        <FormattedMessage id="logout.title" />
      </h1>
      {problem ? (
        <>
          <p className="form__problem" role="alert">
            {problem}
          </p>
          <p className="buttons">
            <button type="button" className="button button--primary" onClick={logOut}>
              <FormattedMessage id="logout.again" />
            </button>
          </p>
        </>
      ) : (
        <>
          <p className="lead with-scripts">
            <FormattedMessage id="logout.busy" />
          </p>
          <noscript>
            <form method="post" action={pathname + search}>
              <button type="submit" className="button button--primary">
                <FormattedMessage id="logout.title" />
              </button>
            </form>
          </noscript>
        </>
      )}
    </MessagePanel>
  )
}
