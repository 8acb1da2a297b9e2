import { useStockTranslation } from './StockTranslation'

interface NothingFoundProps {
  /** There is no product at all. */
  isEmpty: boolean
  isSearch: boolean
  clear(): void
}

/** The empty state of the list: why it is empty, and what to do. */
export function NothingFound({ isEmpty, isSearch, clear }: NothingFoundProps) {
  const { translate } = useStockTranslation()
  if (isEmpty) {
    return (
      <div className="stock-nothing" id="stock-list" tabIndex={-1}>
        <h2>{translate('stock.empty')}</h2>
        <p>{translate('stock.emptyText')}</p>
      </div>
    )
  }
  return (
    <div className="stock-nothing" id="stock-list" tabIndex={-1}>
      <h2>{translate(isSearch ? 'list.noResults' : 'stock.nothingLow')}</h2>
      <p>{translate(isSearch ? 'stock.noResultsText' : 'stock.nothingLowText')}</p>
      <button type="button" className="stock-button" onClick={clear}>
        {translate('stock.showAll')}
      </button>
    </div>
  )
}
