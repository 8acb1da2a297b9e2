import { useListContext } from 'ra-core'
import { useEffect, useState } from 'react'

const delay = 350

/** A filter that one types: the list follows when the typing stops for a moment. */
export function useDelayedFilter(name: string): [string, (text: string) => void] {
  const { filterValues, setFilters } = useListContext()
  const outside = String(filterValues[name] ?? '')
  const [text, setText] = useState(outside)

  useEffect(() => setText(outside), [outside])
  useEffect(() => {
    if (text === outside) return
    const timer = setTimeout(() => {
      const { [name]: _dropped, ...others } = filterValues
      setFilters(text === '' ? others : { ...others, [name]: text })
    }, delay)
    return () => clearTimeout(timer)
  }, [text, outside, name, filterValues, setFilters])
  return [text, setText]
}
