import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef } from 'react'

const fields = 'input:not([type=hidden], [type=file], [type=checkbox], [type=radio]):enabled, textarea:enabled'

/** Typing begins in the first field of a new record; on a touch screen not, where the keyboard would cover the form. */
export function FirstField() {
  const isTyping = useMediaQuery('(pointer: fine)')
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const form = place.current?.closest('form')
    if (!isTyping || !form || form.contains(document.activeElement)) return
    form.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true })
  }, [isTyping])
  return <span ref={place} hidden />
}
