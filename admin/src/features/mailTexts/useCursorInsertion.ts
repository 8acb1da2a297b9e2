import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useFormContext } from 'react-hook-form'

export type TextName = 'subject' | 'body'

function inputOf(name: TextName): HTMLInputElement | HTMLTextAreaElement | null {
  return document.querySelector(`#field-${name}`)
}

/** Puts texts into the subject or the body: where the cursor stands, or last stood. */
export function useCursorInsertion() {
  const { getValues, setValue } = useFormContext()
  const last = useRef<TextName>('body')

  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      for (const name of ['subject', 'body'] as const) if (target === inputOf(name)) last.current = name
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])

  /** @param place the only field that may hold the text, if any */
  return (text: string, place: TextName = last.current) => {
    const input = inputOf(place)
    const value = String(getValues(place) ?? '')
    const [start, end] = [input?.selectionStart ?? value.length, input?.selectionEnd ?? value.length]
    // The next key is typed into the text.
    flushSync(() =>
      setValue(place, value.slice(0, start) + text + value.slice(end), { shouldDirty: true, shouldValidate: true }),
    )
    input?.focus()
    input?.setSelectionRange(start + text.length, start + text.length)
  }
}
