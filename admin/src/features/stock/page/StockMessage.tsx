import type { ReactNode } from 'react'
import { useStockTranslation } from './StockTranslation'

interface StockMessageProps {
  title: string
  text: string
  children?: ReactNode
}

/** In place of the stock, when it cannot be shown. */
export function StockMessage({ title, text, children }: StockMessageProps) {
  return (
    <main className="stock-message">
      <h1>{title}</h1>
      <p role="alert">{text}</p>
      {children}
    </main>
  )
}

export function StockFailure({ retry }: { retry(): void }) {
  const { translate } = useStockTranslation()
  return (
    <StockMessage title={translate('stock.notLoaded')} text={translate('failure.noAnswer')}>
      <button type="button" className="stock-button" onClick={retry}>
        {translate('list.retry')}
      </button>
    </StockMessage>
  )
}

/** The list to come, in its place. */
export function StockLoading() {
  const { translate } = useStockTranslation()
  return (
    <main className="stock-message" aria-busy="true">
      <h1>{translate('stock.title')}</h1>
      <p role="status">{translate('app.loading')}</p>
      <div className="stock-skeleton" aria-hidden="true">
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <span key={row} />
        ))}
      </div>
    </main>
  )
}
