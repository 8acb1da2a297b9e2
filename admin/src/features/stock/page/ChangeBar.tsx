import { Icon } from '../../../kernel/icons/Icon'
import { isPending, shownStock } from '../StockLine'
import type { StockNotice, StockState } from '../StockState'
import type { StockStore } from '../StockStore'
import { type StockTranslation, useStockTranslation } from './StockTranslation'

interface ChangeBarProps {
  state: StockState
  store: StockStore
}

/** Within reach of the thumb: the last change with a button to undo it, and failures. */
export function ChangeBar({ state, store }: ChangeBarProps) {
  const translation = useStockTranslation()
  const { translate } = translation
  const { lines, history, notice } = state
  const unsaved = [...lines.values()].filter((line) => line.isUnsaved).length
  const change = history.at(-1)
  const line = change && lines.get(change.id)

  return (
    <div className="stock-bar" data-empty={unsaved === 0 && !notice && !line}>
      <div role="alert">
        {unsaved > 0 && (
          <div className="stock-bar-line stock-bar-line--problem">
            <Icon name="warning" size={20} />
            <p>{translate('stock.unsaved', { count: unsaved })}</p>
            <button type="button" onClick={() => store.retry()}>
              {translate('list.retry')}
            </button>
          </div>
        )}
        {notice && notice.kind !== 'undone' && (
          <div className="stock-bar-line stock-bar-line--problem">
            <Icon name="warning" size={20} />
            <p>{noticeText(translation, notice)}</p>
            <button type="button" onClick={() => store.dismiss()}>
              {translate('ra.action.close')}
            </button>
          </div>
        )}
      </div>
      <div role="status">
        {notice?.kind === 'undone' && (
          <div className="stock-bar-line">
            <Icon name="check" size={20} />
            <p>{noticeText(translation, notice)}</p>
          </div>
        )}
        {change && line && (
          <div className="stock-bar-line">
            <p>
              <span className="stock-bar-title">{line.product.title}</span>
              <strong>
                {translate('stock.fromTo', { from: shownStock(line) - change.delta, to: shownStock(line) })}
              </strong>
              <span className="stock-bar-state">
                {line.isUnsaved ? '' : translate(isPending(line) ? 'stock.saving' : 'stock.saved')}
              </span>
            </p>
            <button type="button" className="stock-undo" onClick={() => store.undo()}>
              <Icon name="undo" size={20} />
              {translate('ra.action.undo')}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}

function noticeText({ translate }: StockTranslation, notice: StockNotice): string {
  if (notice.kind === 'refused') return translate('stock.refused', { title: notice.title, text: notice.text })
  if (notice.kind === 'conflict') {
    return translate('stock.conflict', { title: notice.title, typed: notice.typed, stock: notice.stock })
  }
  return translate('stock.undone', { title: notice.title, stock: notice.stock })
}
