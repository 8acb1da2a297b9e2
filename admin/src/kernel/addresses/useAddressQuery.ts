import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** `undefined` and the empty text remove a parameter. */
export type QueryChange = Record<string, string | undefined>

/**
 * The query of the address, and a change of some of its parameters. A change is made to what the address bar has by
 * then: React Router renders in a transition, so a screen may still show the query of before when it is pressed again.
 */
export function useAddressQuery() {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (changeOf: (current: URLSearchParams) => QueryChange) => {
      const current = new URLSearchParams(window.location.search)
      for (const [name, value] of Object.entries(changeOf(current))) {
        if (value) current.set(name, value)
        else current.delete(name)
      }
      setQuery(current)
    },
    [setQuery],
  )
  return [query, change] as const
}
