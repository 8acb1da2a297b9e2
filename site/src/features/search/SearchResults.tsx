import { FormattedMessage } from 'react-intl'
import type { SearchResultFieldsFragment } from '../../generated/graphql'
import { SiteLink } from '../../kernel/components/SiteLink'
import { MarkedText } from './MarkedText'

interface SearchResultsProps {
  items: SearchResultFieldsFragment[]
  headingLevel: 2 | 3
}

/** What was found, best first: its kind, its title and some words of it. */
export function SearchResults({ items, headingLevel }: SearchResultsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className="search-results">
      {items.map(({ kind, id, address, title, excerpt }) => (
        <li key={`${kind} ${id}`} className="search-result">
          <p className="search-result__kind">
            <FormattedMessage id={`search.kind.${kind}`} />
          </p>
          <Heading>
            <SiteLink to={address}>
              <MarkedText segments={title} />
            </SiteLink>
          </Heading>
          {excerpt.length > 0 && (
            <p>
              <MarkedText segments={excerpt} />
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
