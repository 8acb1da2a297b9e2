import { useBrowserValue } from './useBrowserValue'

/** Whether the visitor prefers reduced motion; true on the server and while hydrating. */
export function usePrefersReducedMotion(): boolean {
  return useBrowserValue(isMotionReduced, true, subscribe)
}

const motionQuery = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(motionQuery)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

function isMotionReduced(): boolean {
  return matchMedia(motionQuery).matches
}
