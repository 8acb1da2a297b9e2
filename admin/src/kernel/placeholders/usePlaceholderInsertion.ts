import { type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

interface PlaceholderInsertion {
  input: RefObject<HTMLInputElement | null>
  /** Opens the list when two braces have just been typed. */
  follow: (typed: { value: string; selectionStart: number | null }) => void
  button: { isOpen: boolean; onOpen: () => void; onChoose: (text: string) => void; onClose: () => void }
}

/** Puts a detail of the shop into a plain text, where its cursor stands or in the place of two braces. */
export function usePlaceholderInsertion(value: string, change: (value: string) => void): PlaceholderInsertion {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)

  /** The next key is typed into the text. */
  function close(inserted?: { text: string; cursor: number }) {
    flushSync(() => {
      setOpen(false)
      if (inserted) change(inserted.text)
    })
    input.current?.focus()
    if (inserted) input.current?.setSelectionRange(inserted.cursor, inserted.cursor)
  }

  return {
    input,
    follow({ value: typed, selectionStart }) {
      const before = typed.slice(0, selectionStart ?? 0)
      if (before.endsWith('{{') && typed.length > value.length) setOpen(true)
    },
    button: {
      isOpen,
      onOpen: () => setOpen(true),
      onClose: () => close(),
      onChoose(text) {
        const at = input.current?.selectionStart ?? value.length
        const before = value.slice(0, at).replace(/\{\{$/, '')
        const after = value.slice(input.current?.selectionEnd ?? at)
        close({ text: before + text + after, cursor: before.length + text.length })
      },
    },
  }
}
