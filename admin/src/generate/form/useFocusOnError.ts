import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'

/** Time for what is folded to unfold. */
const delay = 250

/** After saving did not work: leads to the first field with a complaint. */
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
