import { useSyncExternalStore } from 'react'

/** Whether the visitor wants nothing to move by itself; so it is on the server, until the browser says otherwise. */
export function useStillness(): boolean {
  return useSyncExternalStore(subscribe, isMotionReduced, () => true)
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
