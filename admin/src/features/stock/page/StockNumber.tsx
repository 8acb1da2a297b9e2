import { type KeyboardEvent, useId, useState } from 'react'
import { maxStock } from '../maxStock'
import type { StockStore } from '../StockStore'
import { useStockTranslation } from './StockTranslation'

interface StockNumberProps {
  id: number
  title: string
  stock: number
  store: StockStore
}

/** A whole number from 0 to the most, or nothing. */
function numberIn(text: string): number | undefined {
  const number = Number(text)
  return /^\d+$/.test(text) && number <= maxStock ? number : undefined
}

/** The number itself, to type another. Enter or leaving stores it, Escape puts back what was there. */
export function StockNumber({ id, title, stock, store }: StockNumberProps) {
  const { translate } = useStockTranslation()
  const [draft, setDraft] = useState<string>()
  const errorId = useId()
  const isWrong = draft !== undefined && draft.trim() !== '' && numberIn(draft.trim()) === undefined

  const confirm = () => {
    const number = numberIn((draft ?? '').trim())
    if (number !== undefined) store.type(id, number)
    if (!isWrong) setDraft(undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') confirm()
    if (event.key === 'Escape') setDraft(undefined)
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    setDraft(undefined)
    store.add(id, by)
  }

  return (
    <>
      <input
        className="stock-number"
        inputMode="numeric"
        enterKeyHint="done"
        autoComplete="off"
        aria-label={translate('stock.of', { title })}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        value={draft ?? String(stock)}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={confirm}
        onKeyDown={onKeyDown}
      />
      {isWrong && (
        <p className="stock-wrong" id={errorId} role="alert">
          {translate('stock.wrong', { max: maxStock })}
        </p>
      )}
    </>
  )
}
