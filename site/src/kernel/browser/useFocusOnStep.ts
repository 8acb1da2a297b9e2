import { type RefObject, useEffect, useRef } from 'react'
import { useHydrated } from './useHydrated'

/**
 * A heading that gets the focus when a step is reached without a page load, so that screen readers announce it and the
 * keyboard goes on from there.
 * @param step what makes it another step, such as its address
 */
export function useFocusOnStep(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  // The page that was loaded begins at its top, as any other.
  const isLoaded = !useHydrated()
  const announced = useRef(isLoaded ? step : null)
  useEffect(() => {
    if (announced.current === step) return
    announced.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
