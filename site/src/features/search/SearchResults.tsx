import { FormattedMessage } from 'react-intl'
import type { SearchResultFieldsFragment } from '../../generated/graphql'
import { SiteLink } from '../../kernel/components/SiteLink'
import { MarkedText } from './MarkedText'

interface SearchResultsProps {
  items: SearchResultFieldsFragment[]
  headingLevel: 2 | 3
  onChoose?: () => void
}

/** What was found, best first: its kind, its title and some words of it. */
export function SearchResults({ items, headingLevel, onChoose }: SearchResultsProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol className="search-results">
      {items.map(({ kind, id, address, title, excerpt, price }) => (
        <li key={`${kind} ${id}`} className="search-result" onClickCapture={onChoose}>
          <p className="search-result__kind">
            <FormattedMessage id={`search.kind.${kind}`} />
            {price && <> · {price}</>}
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
