import type { Language } from '@shop/server/screens'
import { useEffect, useState } from 'react'
import type { SearchResultFieldsFragment } from '../../generated/graphql'
import { loadBrowserCall } from '../../kernel/data/browserQuery'
import { searchedText } from './searchedText'

/** So long nothing was typed before the shop is asked. */
const pauseMilliseconds = 200

const fewestCharacters = 2
const maxSuggestions = 5

/**
 * What a visitor may be looking for, while it is typed. Without an answer there are none: what was typed can be searched
 * for all the same.
 * @param typed null while no suggestion is wanted
 */
export function useSuggestions(typed: string | null, language: Language): SearchResultFieldsFragment[] {
  const [suggestions, setSuggestions] = useState<SearchResultFieldsFragment[]>([])
  const q = typed === null ? '' : searchedText(typed)
  useEffect(() => {
    if (q.length < fewestCharacters) {
      setSuggestions([])
      return
    }
    let isWanted = true
    const ask = async () => {
      try {
        const { query } = await loadBrowserCall()
        const { publicSearch } = await query('Search', { language, q, page: 1 })
        if (isWanted) setSuggestions(publicSearch.items.slice(0, maxSuggestions))
      } catch {
        if (isWanted) setSuggestions([])
      }
    }
    const timer = setTimeout(ask, pauseMilliseconds)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [q, language])
  return suggestions
}
