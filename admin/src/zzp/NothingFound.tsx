import { useStockWords } from './StockWords'

interface NothingFoundProps {
  /** There is no product at all. */
  isEmpty: boolean
  isSearch: boolean
  clear(): void
}

/** Says why the list has nothing in it, and what to do. */
export function NothingFound({ isEmpty, isSearch, clear }: NothingFoundProps) {
  const { say } = useStockWords()
  if (isEmpty) {
    return (
      <div className="stock-nothing" id="stock-list" tabIndex={-1}>
        <h2>{say('stock.empty')}</h2>
        <p>{say('stock.emptyText')}</p>
      </div>
    )
  }
  return (
    <div className="stock-nothing" id="stock-list" tabIndex={-1}>
      <h2>{say(isSearch ? 'list.noResults' : 'stock.nothingLow')}</h2>
      <p>{say(isSearch ? 'stock.noResultsText' : 'stock.nothingLowText')}</p>
      <button type="button" className="stock-button" onClick={clear}>
        {say('stock.showAll')}
      </button>
    </div>
  )
}
