import { useListContext } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useFilterChange } from './AskedFilters'

const delay = 350

/** A filter that one types: the list follows when the typing stops for a moment. */
export function useDelayedFilter(name: string): [string, (text: string) => void] {
  const { filterValues } = useListContext()
  const changeFilter = useFilterChange()
  const outside = String(filterValues[name] ?? '')
  const [text, setText] = useState(outside)
  /** What was typed and is on its way to the list: when it comes back, one may have typed on. */
  const sent = useRef<string[]>([])

  useEffect(() => {
    const own = sent.current.indexOf(outside)
    sent.current = own < 0 ? [] : sent.current.slice(own + 1)
    if (own < 0) setText(outside)
  }, [outside])
  useEffect(() => {
    if (text === outside) return
    const timer = setTimeout(() => {
      sent.current.push(text)
      changeFilter(name, text)
    }, delay)
    return () => clearTimeout(timer)
  }, [text, outside, name, changeFilter])
  return [text, setText]
}
