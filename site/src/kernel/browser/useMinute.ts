import { useBrowserValue } from './useBrowserValue'

const minute = 60_000

/**
 * The current minute in milliseconds since 1970; null until the page is hydrated, since cached pages must not depend on
 * the time.
 */
export function useMinute(): number | null {
  return useBrowserValue(currentMinute, null, subscribe)
}

function currentMinute(): number {
  return Math.floor(Date.now() / minute) * minute
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, minute / 4)
  return () => clearInterval(timer)
}
