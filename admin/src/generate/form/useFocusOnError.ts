import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'

/** Time for collapsed blocks to expand. */
const delay = 250

/** Focuses the first invalid field after a failed save. */
export function useFocusOnError(): void {
  const { isSubmitting, submitCount } = useFormState()
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    const timer = setTimeout(() => {
      document.querySelector<HTMLElement>(':is(#main-content, [role=dialog]) [aria-invalid="true"]')?.focus()
    }, delay)
    return () => clearTimeout(timer)
  }, [submitCount, isSubmitting])
}
