import { memo } from 'react'
import { Icon } from '../../../kernel/icons/Icon'
import { maxStock } from '../maxStock'
import { type StockLine, shownStock } from '../StockLine'
import { type StockProduct, stockLevel } from '../StockProduct'
import type { StockStore } from '../StockStore'
import { StockNumber } from './StockNumber'
import { useStockTranslation } from './StockTranslation'

interface StockRowProps {
  line: StockLine
  store: StockStore
  onOpen(product: StockProduct): void
}

const marks = {
  soldOut: { icon: 'close', text: 'stock.soldOut' },
  lastItems: { icon: 'warning', text: 'stock.lastItems' },
} as const

/** A product: its name, which opens its movements, and the number between less and more. */
export const StockRow = memo(function StockRow({ line, store, onOpen }: StockRowProps) {
  const { translate } = useStockTranslation()
  const { product, isUnsaved } = line
  const { id, title } = product
  const stock = shownStock(line)
  const level = stockLevel(stock)
  const mark = level === 'inStock' ? undefined : marks[level]

  return (
    <li className="stock-row" data-level={level}>
      <button type="button" className="stock-name" onClick={() => onOpen(product)}>
        <span className="stock-title">{title}</span>
        <span className="visually-hidden">: {translate('stock.showMovements')}</span>
        {mark && (
          <span className="stock-mark">
            <Icon name={mark.icon} size={16} />
            {translate(mark.text)}
          </span>
        )}
        {isUnsaved && (
          <span className="stock-mark stock-mark--unsaved">
            <Icon name="warning" size={16} />
            {translate('form.unsaved')}
          </span>
        )}
      </button>
      <button
        type="button"
        className="stock-step"
        aria-label={translate('stock.less', { title })}
        aria-disabled={stock <= 0}
        onClick={() => store.add(id, -1)}
      >
        <Icon name="minus" size={22} />
      </button>
      <StockNumber id={id} title={title} stock={stock} store={store} />
      <button
        type="button"
        className="stock-step"
        aria-label={translate('stock.more', { title })}
        aria-disabled={stock >= maxStock}
        onClick={() => store.add(id, 1)}
      >
        <Icon name="plus" size={22} />
      </button>
    </li>
  )
})
