import { useSyncExternalStore } from 'react'

const minute = 60_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, minute / 4)
  return () => clearInterval(timer)
}

/**
 * The current minute in milliseconds since 1970; null until the page is hydrated, since cached pages must not depend on
 * the time.
 */
export function useMinute(): number | null {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / minute) * minute,
    () => null,
  )
}
