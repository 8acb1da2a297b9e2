import { Icon } from '../icons/Icon'
import { isPending, shownStock } from '../stock/StockLine'
import type { StockNotice, StockState } from '../stock/StockState'
import type { StockStore } from '../stock/StockStore'
import { type StockWords, useStockWords } from './StockWords'

interface ChangeBarProps {
  state: StockState
  store: StockStore
}

/** At the thumb: what was done last, to undo it, and what went wrong. */
export function ChangeBar({ state, store }: ChangeBarProps) {
  const words = useStockWords()
  const { say } = words
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
            <p>{say('stock.unsaved', { count: unsaved })}</p>
            <button type="button" onClick={() => store.retry()}>
              {say('list.retry')}
            </button>
          </div>
        )}
        {notice && notice.kind !== 'undone' && (
          <div className="stock-bar-line stock-bar-line--problem">
            <Icon name="warning" size={20} />
            <p>{noticeText(words, notice)}</p>
            <button type="button" onClick={() => store.dismiss()}>
              {say('ra.action.close')}
            </button>
          </div>
        )}
      </div>
      <div role="status">
        {notice?.kind === 'undone' && (
          <div className="stock-bar-line">
            <Icon name="check" size={20} />
            <p>{noticeText(words, notice)}</p>
          </div>
        )}
        {change && line && (
          <div className="stock-bar-line">
            <p>
              <span className="stock-bar-title">{line.product.title}</span>
              <strong>{say('stock.fromTo', { from: shownStock(line) - change.delta, to: shownStock(line) })}</strong>
              <span className="stock-bar-state">
                {line.isUnsaved ? '' : say(isPending(line) ? 'stock.saving' : 'stock.saved')}
              </span>
            </p>
            <button type="button" className="stock-undo" onClick={() => store.undo()}>
              <Icon name="undo" size={20} />
              {say('ra.action.undo')}
            </button>
          </div>
        )}
      </div>
    </div>
  )
}

function noticeText({ say }: StockWords, notice: StockNotice): string {
  if (notice.kind === 'refused') return say('stock.refused', { title: notice.title, text: notice.text })
  if (notice.kind === 'conflict') {
    return say('stock.conflict', { title: notice.title, typed: notice.typed, stock: notice.stock })
  }
  return say('stock.undone', { title: notice.title, stock: notice.stock })
}
