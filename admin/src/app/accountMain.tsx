import '../kernel/theme/fonts'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { AccountPage } from '../features/accounts/AccountPage'
import { BeginPage } from '../features/setup/BeginPage'
import { startLanguage } from '../kernel/cookies/stateCookie'
import { renderWithTexts } from '../kernel/start/PlainMessage'

const place = document.getElementById('account')
if (!place) throw new Error('account.html has no place for the account')
const { pathname } = window.location
const home = pathname.replace(/\/account$/, '')
const SelfIntakePage = lazy(() => import('../features/intake/self/SelfIntakePage'))
const language = startLanguage()
renderWithTexts(
  createRoot(place),
  language,
  pathname.endsWith('/inname/zelf') ? (
    <Suspense>
      <SelfIntakePage language={language} />
    </Suspense>
  ) : pathname.endsWith('/begin') ? (
    <BeginPage language={language} code={takeSetupCode()} />
  ) : (
    <AccountPage language={language} home={home} />
  ),
)

/**
 * The code of the address, which is in the address bar and the history of the browser no more afterwards; empty without
 * one.
 */
function takeSetupCode(): string {
  const { hash, pathname, search } = window.location
  if (hash !== '') window.history.replaceState(null, '', pathname + search)
  return hash.slice(1)
}
