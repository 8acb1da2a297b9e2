import '../theme/fonts'
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { AccountPage } from '../account/AccountPage'
import { startLanguage } from '../cookies/stateCookie'
import { BeginPage } from '../setup/BeginPage'

const place = document.getElementById('account')
if (!place) throw new Error('account.html has no place for the account')
const { pathname } = window.location
const home = pathname.replace(/\/account$/, '')
const SelfIntakePage = lazy(() => import('../selfIntake/SelfIntakePage'))
createRoot(place).render(
  pathname.endsWith('/inname/zelf') ? (
    <Suspense>
      <SelfIntakePage language={startLanguage()} />
    </Suspense>
  ) : pathname.endsWith('/begin') ? (
    <BeginPage language={startLanguage()} code={takeSetupCode()} />
  ) : (
    <AccountPage language={startLanguage()} home={home} />
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
