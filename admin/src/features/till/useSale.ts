import { useEffect, useState } from 'react'
import { emptySale, type Sale } from './Sale'

const place = 'till'

/** A sale that survives a reload of its tab. A browser that stores nothing has it until then. */
export function useSale(): [Sale, (change: (before: Sale) => Sale) => void] {
  const [sale, setSale] = useState<Sale>(() => storedSale() ?? emptySale())
  useEffect(() => {
    try {
      sessionStorage.setItem(place, JSON.stringify(sale))
    } catch {
      // Private windows may refuse.
    }
  }, [sale])
  return [sale, setSale]
}

function storedSale(): Sale | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(place) ?? 'null') as Sale | null
    return stored && typeof stored.key === 'string' && Array.isArray(stored.lines) ? stored : null
  } catch {
    return null
  }
}
