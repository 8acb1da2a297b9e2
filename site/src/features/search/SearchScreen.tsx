import { screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { ActionLink } from '../../kernel/components/ActionLink'
import { Head } from '../../kernel/components/Head'
import { Paging, pagedAddress } from '../../kernel/components/Paging'
import { pageCount } from '../../kernel/screens/paging'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { phoneAddress } from '../shop/phoneAddress'
import type { SearchData } from './loadSearch'
import { SearchForm } from './SearchForm'
import { SearchResults } from './SearchResults'
import { searchParameter } from './searchedText'

export { loadSearch } from './loadSearch'

/** The search field, and what was found. */
export function SearchScreen() {
  const { q, found, page } = useLoaderData<SearchData>()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const list = { address: screenAddress('search', language), query: { [searchParameter]: q } }
  return (
    <div className="frame search-screen">
      <Head
        title={q === '' ? formatMessage({ id: 'layout.search' }) : formatMessage({ id: 'search.titleOf' }, { q })}
        address={pagedAddress(list, language, page)}
        isHidden
      />
      <h1>
        <FormattedMessage id="layout.search" />
      </h1>
      <SearchForm key={q} q={q} isFocused={q === ''} />
      {q === '' ? (
        <p className="search-screen__hint">
          <FormattedMessage id="search.hint" />
        </p>
      ) : found.total === 0 ? (
        <NothingFound q={q} />
      ) : (
        <>
          <p className="search-screen__hint" role="status">
            <FormattedMessage id="search.results" values={{ total: found.total, q }} />
          </p>
          <SearchResults items={found.items} headingLevel={2} />
          {found.total > found.items.length && (
            <Paging page={page} pages={pageCount(found.total)} total={found.total} {...list} />
          )}
        </>
      )}
    </div>
  )
}

function NothingFound({ q }: { q: string }) {
  const { shop } = useLayout()
  return (
    <div className="empty" role="status">
      <p className="empty__title">
        <FormattedMessage id="search.none" values={{ q }} />
      </p>
      <p>
        <FormattedMessage id="search.noneHint" />
      </p>
      {shop.phone && (
        <p>
          <FormattedMessage id="search.call" values={{ phone: <a href={phoneAddress(shop.phone)}>{shop.phone}</a> }} />
        </p>
      )}
      <p className="buttons">
        <ActionLink action="question" />
      </p>
    </div>
  )
}
