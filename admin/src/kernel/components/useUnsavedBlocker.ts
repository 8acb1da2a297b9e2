import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * Keeps unsaved changes from being lost by leaving: within the back office until it is asked, elsewhere by the browser.
 * @param isLeaving whether one leaves on purpose, such as after a save
 */
export function useUnsavedBlocker(isDirty: boolean, isLeaving: () => boolean = () => false) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving() && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])
  return blocker
}
