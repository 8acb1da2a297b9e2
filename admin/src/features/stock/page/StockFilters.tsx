import { Icon } from '../../../kernel/icons/Icon'
import { useStockTranslation } from './StockTranslation'

interface StockFiltersProps {
  search: string
  onSearch(search: string): void
  isLow: boolean
  onLow(isLow: boolean): void
  total: number
  low: number
}

/** Narrows the list down while one types, or to what is low. */
export function StockFilters({ search, onSearch, isLow, onLow, total, low }: StockFiltersProps) {
  const { translate } = useStockTranslation()
  return (
    <search className="stock-filters">
      <div className="stock-search">
        <Icon name="search" size={20} />
        <input
          type="search"
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onSearch('')}
          aria-label={translate('stock.search')}
          placeholder={translate('stock.search')}
          autoComplete="off"
          enterKeyHint="search"
        />
        {search !== '' && (
          <button type="button" onClick={() => onSearch('')} aria-label={translate('stock.clearSearch')}>
            <Icon name="close" size={20} />
          </button>
        )}
      </div>
      <fieldset className="stock-choices">
        <legend className="visually-hidden">{translate('stock.filter')}</legend>
        <button type="button" aria-pressed={!isLow} onClick={() => onLow(false)}>
          {translate('stock.all', { count: total })}
        </button>
        <button type="button" aria-pressed={isLow} onClick={() => onLow(true)}>
          <Icon name="warning" size={18} />
          {translate('stock.low', { count: low })}
        </button>
      </fieldset>
    </search>
  )
}
