import { useEffect, useRef } from 'react'
import type { Values } from './Field'
import type { FormState } from './useForm'

/** What is typed into forms of one kind, stored in the tab. A browser may refuse to store anything. */
export interface Draft {
  /** What was typed before, a reload included. */
  restore(): Values
  save(values: Values): void
}

/**
 * Stores what is typed, and fills in what was typed before, in fields that hold no more than its beginning.
 * @param isSent nothing is stored then
 */
export function useStoredDraft(
  { values, handlers }: Pick<FormState, 'values' | 'handlers'>,
  draft: Draft,
  isSent = false,
): void {
  const isRestored = useRef(false)
  useEffect(() => {
    if (isRestored.current) {
      if (!isSent) draft.save(values)
      return
    }
    // The page of the server knows nothing of it.
    isRestored.current = true
    const before = draft.restore()
    const fields = [...(handlers.ref.current?.elements ?? [])]
    for (const field of fields) {
      const isText =
        field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && !['radio', 'hidden', 'file'].includes(field.type))
      if (!isText) continue
      const typed = before[field.name]
      if (typed?.startsWith(field.value)) field.value = typed
    }
    handlers.onInput()
  }, [values, draft, isSent, handlers])
}
