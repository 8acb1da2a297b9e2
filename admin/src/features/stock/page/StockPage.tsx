import { useCallback, useEffect, useMemo, useState } from 'react'
import { rememberState } from '../../../kernel/cookies/stateCookie'
import { shopName } from '../../../kernel/shop/shopFacts'
import { stockCalls } from '../StockCalls'
import { StockStore } from '../StockStore'
import { restoreUnsaved, storeUnsaved } from '../unsavedStock'
import { loadStock, type StockStart } from './loadStock'
import { StockFailure, StockLoading } from './StockMessage'
import { StockScreen } from './StockScreen'
import { StockTranslationContext, stockTranslation } from './StockTranslation'

/** After a reload the server redirects users without access to the login page or home. */
const stockPage = '/zzp'

type Progress = { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; name: string; store: StockStore }

interface StockPageProps {
  startLanguage: 'nl' | 'en'
  /** Leaves for another page. */
  goTo?(address: string): void
}

/** The stock of a partner, from finding out who is there. */
export function StockPage({ startLanguage, goTo = leaveFor }: StockPageProps) {
  const [language, setLanguage] = useState(startLanguage)
  const [progress, setProgress] = useState<Progress>({ kind: 'loading' })
  const translation = useMemo(() => stockTranslation(language), [language])

  useEffect(() => {
    document.documentElement.lang = language
    document.title = `${translation.translate('stock.title')} – ${shopName()}`
  }, [language, translation])

  const load = useCallback(() => {
    setProgress({ kind: 'loading' })
    loadStock().then(
      (start) => {
        if (start.kind === 'refused') goTo(stockPage)
        else setProgress(ready(start, goTo))
      },
      () => setProgress({ kind: 'failed' }),
    )
  }, [goTo])
  useEffect(load, [load])

  const changeLanguage = (next: 'nl' | 'en') => {
    setLanguage(next)
    rememberState({ language: next })
  }

  return (
    <StockTranslationContext value={translation}>
      {progress.kind === 'loading' && <StockLoading />}
      {progress.kind === 'failed' && <StockFailure retry={load} />}
      {progress.kind === 'ready' && (
        <StockScreen
          store={progress.store}
          userName={progress.name}
          language={language}
          onLanguage={changeLanguage}
          goTo={goTo}
        />
      )}
    </StockTranslationContext>
  )
}

function ready(
  { viewer, products }: Extract<StockStart, { kind: 'ready' }>,
  goTo: (address: string) => void,
): Progress {
  const store: StockStore = new StockStore(products, {
    calls: stockCalls,
    userName: viewer.name,
    onLoggedOut() {
      storeUnsaved(viewer.id, store.state())
      goTo(stockPage)
    },
  })
  restoreUnsaved(viewer.id, store)
  return { kind: 'ready', name: viewer.name, store }
}

function leaveFor(address: string): void {
  window.location.assign(address)
}
