import { useEffect } from 'react'
import type { StockStore } from '../StockStore'
import { loadStock } from './loadStock'

/** Sends and reloads as the screen is hidden, shown again, or back online. */
export function useStockLife(store: StockStore): void {
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') store.flush()
      else void refresh(store)
    }
    const onOnline = () => store.retry()
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!store.isPending) return
      store.flush()
      event.preventDefault()
    }
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('online', onOnline)
    window.addEventListener('beforeunload', onLeave)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('beforeunload', onLeave)
    }
  }, [store])
}

async function refresh(store: StockStore): Promise<void> {
  // Without an answer the list stays as it was.
  const start = await loadStock().catch(() => undefined)
  if (start?.kind === 'ready') store.refresh(start.products)
}
