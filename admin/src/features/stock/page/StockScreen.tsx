import { useDeferredValue, useState, useSyncExternalStore } from 'react'
import { Icon } from '../../../kernel/icons/Icon'
import { matches } from '../../../kernel/typing/matches'
import { shownStock } from '../StockLine'
import { type StockProduct, stockLevel } from '../StockProduct'
import type { StockStore } from '../StockStore'
import { ChangeBar } from './ChangeBar'
import { MovementsDialog } from './MovementsDialog'
import { NothingFound } from './NothingFound'
import { StockFilters } from './StockFilters'
import { StockHeader } from './StockHeader'
import { StockRow } from './StockRow'
import { useStockTranslation } from './StockTranslation'
import { useStockLife } from './useStockLife'

interface StockScreenProps {
  store: StockStore
  userName: string
  language: 'nl' | 'en'
  onLanguage(language: 'nl' | 'en'): void
  goTo(address: string): void
}

/** The list of what is in stock, to count with one thumb. */
export function StockScreen({ store, userName, language, onLanguage, goTo }: StockScreenProps) {
  const { translate } = useStockTranslation()
  const state = useSyncExternalStore(store.subscribe, store.state)
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const [lowIds, setLowIds] = useState<ReadonlySet<number>>()
  const [opened, setOpened] = useState<StockProduct>()
  useStockLife(store)

  const lines = [...state.lines.values()]
  const low = lines.filter((line) => stockLevel(shownStock(line)) !== 'inStock')
  // What is filled up while one looks at what is low stays where it is.
  const shown = lines.filter(
    (line) =>
      matches(line.product.title, wanted) &&
      (lowIds === undefined || lowIds.has(line.product.id) || stockLevel(shownStock(line)) !== 'inStock'),
  )
  const clear = () => {
    setSearch('')
    setLowIds(undefined)
  }

  return (
    <>
      <a className="stock-skip" href="#stock-list">
        {translate('ra.navigation.skip_nav')}
      </a>
      <StockHeader userName={userName} language={language} onLanguage={onLanguage} store={store} goTo={goTo} />
      <main className="stock-main">
        <ArrivalNotice />
        <StockFilters
          search={search}
          onSearch={setSearch}
          isLow={lowIds !== undefined}
          onLow={(isLow) => setLowIds(isLow ? new Set(low.map(({ product }) => product.id)) : undefined)}
          total={lines.length}
          low={low.length}
        />
        <p className="visually-hidden" role="status">
          {translate('stock.shown', { count: shown.length })}
        </p>
        {shown.length > 0 ? (
          <ul className="stock-list" id="stock-list" tabIndex={-1} aria-label={translate('stock.title')}>
            {shown.map((line) => (
              <StockRow key={line.product.id} line={line} store={store} onOpen={setOpened} />
            ))}
          </ul>
        ) : (
          <NothingFound isEmpty={lines.length === 0} isSearch={wanted !== ''} clear={clear} />
        )}
      </main>
      <ChangeBar state={state} store={store} />
      {opened && <MovementsDialog product={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

/** The arrivalTexts of the notices that the server gives in the address when it redirects here. */
const arrivalTexts = { 'no-permission': 'failure.forbidden' } as const

/** Why the user was redirected here. */
function ArrivalNotice() {
  const { translate } = useStockTranslation()
  const [word, setWord] = useState(() => new URLSearchParams(window.location.search).get('notice'))
  if (word === null || !Object.hasOwn(arrivalTexts, word)) return null
  return (
    <div className="stock-arrival" role="alert">
      <Icon name="warning" size={20} />
      <p>{translate(arrivalTexts[word as keyof typeof arrivalTexts])}</p>
      <button type="button" onClick={() => setWord(null)} aria-label={translate('ra.action.close')}>
        <Icon name="close" size={20} />
      </button>
    </div>
  )
}
