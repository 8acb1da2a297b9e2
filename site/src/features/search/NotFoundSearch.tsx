import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import type { SearchResultFieldsFragment } from '../../generated/graphql'
import { loadBrowserCall } from '../../kernel/data/browserQuery'
import { useLanguage } from '../../kernel/screens/useLayout'
import { SearchForm } from './SearchForm'
import { SearchResults } from './SearchResults'

const maxResults = 3

/** The search field where a page is not found, with the words of its address and what they find. */
export function NotFoundSearch({ words }: { words: string }) {
  const language = useLanguage()
  const [items, setItems] = useState<SearchResultFieldsFragment[]>([])
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      const { query } = await loadBrowserCall()
      const { publicSearch } = await query('Search', { language, q: words, page: 1 })
      if (isWanted) setItems(publicSearch.items.slice(0, maxResults))
    }
    // Without an answer the field is left.
    if (words !== '') ask().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [words, language])
  return (
    <>
      <SearchForm key={words} q={words} />
      {items.length > 0 && (
        <section className="not-found-results" aria-labelledby="perhaps">
          <h2 id="perhaps">
            <FormattedMessage id="search.perhaps" />
          </h2>
          <SearchResults items={items} headingLevel={3} />
        </section>
      )}
    </>
  )
}
