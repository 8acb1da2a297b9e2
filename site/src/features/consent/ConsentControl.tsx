import { isSecretPath } from '@shop/server/screens'
import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import { loadLaterMessages } from '../../kernel/i18n/catalogues'
import { type Consent, noConsent, readConsent, rememberConsent, removeSharingCookies } from './Consent'
import type { ConsentBannerProps } from './ConsentBanner'

const ConsentBanner = lazy(async (): Promise<{ default: ComponentType<ConsentBannerProps> }> => {
  const [part] = await Promise.all([import('./ConsentBanner'), loadLaterMessages('consent')]).catch(() => [null])
  // Without a connection nothing is agreed to, and the next page asks again.
  return { default: part?.ConsentBanner ?? (() => null) }
})

const OpenConsent = createContext<() => void>(() => undefined)

/** Opens the settings of the consent again. */
export function useOpenConsent(): () => void {
  return useContext(OpenConsent)
}

/** Asks for consent where none was given or refused yet, and does only what was agreed to. */
export function ConsentControl({ children }: { children: ReactNode }) {
  // Undefined until the cookie was read.
  const [chosen, setChosen] = useState<Consent | null>()
  const [isOpen, setIsOpen] = useState(false)
  const { pathname } = useLocation()

  useEffect(() => {
    const consent = readConsent(document.cookie)
    // Rendering the page again can be interrupted by a tap.
    startTransition(() => setChosen(consent))
    if (consent?.statistic && !isSecretPath(pathname)) countView(pathname)
    if (!consent?.statistic) removeSharingCookies()
  }, [pathname])

  const open = useCallback(() => setIsOpen(true), [])

  const choose = (consent: Consent) => {
    rememberConsent(consent)
    setChosen(consent)
    setIsOpen(false)
    const before = chosen ?? noConsent
    const isChanged = before.statistic !== consent.statistic || before.marketing !== consent.marketing
    if (!consent.statistic) removeSharingCookies()
    // Scripts that were loaded under the earlier choice are only gone after a reload.
    if (isChanged) location.reload()
  }

  return (
    <OpenConsent value={open}>
      {children}
      {chosen !== undefined && (isOpen || (!chosen && !isSecretPath(pathname))) && (
        <Suspense>
          <ConsentBanner
            chosen={chosen}
            isAsked={isOpen}
            onChoose={choose}
            onClose={chosen ? () => setIsOpen(false) : undefined}
          />
        </Suspense>
      )}
    </OpenConsent>
  )
}

/** Counts a page view: the address, nothing about the visitor. A failed call is not retried. */
function countView(path: string): void {
  const query = 'mutation CountView($path: String!) { countPageView(path: $path) }'
  fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { path } }),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined)
}
