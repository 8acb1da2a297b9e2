import { useEffect, useState } from 'react'

/** Milliseconds without a key after which typing counts as done. */
const pause = 250

/** What was typed when the typing stopped. */
export function usePaused(typed: string): string {
  const [text, setText] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setText(typed), pause)
    return () => clearTimeout(timer)
  }, [typed])
  return text
}
