import { useCallback, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../kernel/icons/Icon'
import type { StockMovement } from '../StockCalls'
import { stockCalls } from '../StockCalls'
import type { StockProduct } from '../StockProduct'
import { useStockTranslation } from './StockTranslation'

const perPage = 20

interface MovementsDialogProps {
  product: StockProduct
  onClose(): void
}

interface Loaded {
  items: StockMovement[]
  total: number
  page: number
}

/** Who changed the stock of a product, when, and from what to what. */
export function MovementsDialog({ product, onClose }: MovementsDialogProps) {
  const { translate } = useStockTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [loaded, setLoaded] = useState<Loaded>({ items: [], total: 0, page: 0 })
  const [isLoading, setLoading] = useState(true)
  const [isFailed, setFailed] = useState(false)

  const load = useCallback(
    async (page: number) => {
      setLoading(true)
      setFailed(false)
      try {
        const { items, total } = await stockCalls.movements(product.id, page, perPage)
        setLoaded((before) => ({ items: page === 1 ? items : withMore(before.items, items), total, page }))
      } catch {
        setFailed(true)
      }
      setLoading(false)
    },
    [product.id],
  )

  useEffect(() => {
    dialog.current?.showModal()
    void load(1)
  }, [load])

  return (
    <dialog
      ref={dialog}
      className="movements"
      aria-labelledby="movements-title"
      onClose={onClose}
      // A tap beside the sheet closes it.
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="movements-sheet">
        <div className="movements-head">
          <h2 id="movements-title">{product.title}</h2>
          <button type="button" onClick={() => dialog.current?.close()} aria-label={translate('ra.action.close')}>
            <Icon name="close" size={22} />
          </button>
        </div>
        <p className="movements-intro">{translate('stock.movements')}</p>
        <ol className="movements-list" aria-busy={isLoading}>
          {loaded.items.map((movement) => (
            <Movement key={movement.id} movement={movement} />
          ))}
        </ol>
        <div role="status">
          {isLoading && <p className="movements-note">{translate('app.loading')}</p>}
          {!isLoading && !isFailed && loaded.total === 0 && (
            <p className="movements-note">{translate('stock.noMovements')}</p>
          )}
        </div>
        {isFailed && (
          <p className="movements-note" role="alert">
            {translate('failure.noAnswer')}
          </p>
        )}
        {!isLoading && (isFailed || loaded.items.length < loaded.total) && (
          <button type="button" className="stock-button" onClick={() => load(loaded.page + 1)}>
            {translate(isFailed ? 'list.retry' : 'stock.moreMovements')}
          </button>
        )}
      </div>
    </dialog>
  )
}

function Movement({ movement: { at, delta, stock, userName } }: { movement: StockMovement }) {
  const { translate, intl } = useStockTranslation()
  return (
    <li>
      <strong>{translate('stock.fromTo', { from: stock - delta, to: stock })}</strong>
      <span className="movements-delta">{intl.formatNumber(delta, { signDisplay: 'exceptZero' })}</span>
      <span className="movements-who">{userName ?? translate('stock.byProgram')}</span>
      <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>
    </li>
  )
}

/** What moved meanwhile pushes others to the next page, where they came already. */
function withMore(known: readonly StockMovement[], more: readonly StockMovement[]): StockMovement[] {
  return [...known, ...more.filter(({ id }) => known.every((movement) => movement.id !== id))]
}
