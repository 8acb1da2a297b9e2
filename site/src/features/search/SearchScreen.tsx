import { screenAddress } from '@shop/server/screens'
import { useEffect } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { ActionLink } from '../../kernel/components/ActionLink'
import { Head } from '../../kernel/components/Head'
import { Paging, pagedAddress } from '../../kernel/components/Paging'
import { SiteLink } from '../../kernel/components/SiteLink'
import { pageCount } from '../../kernel/screens/paging'
import { useIsOpen } from '../../kernel/screens/useIsOpen'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { phoneAddress } from '../shop/phoneAddress'
import { countSearch } from './countSearch'
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
  useEffect(() => {
    if (q !== '' && page === 1) countSearch(language, q)
  }, [q, page, language])
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
          <SearchResults items={found.items} headingLevel={2} onChoose={() => countSearch(language, q, true)} />
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
  const isOpen = useIsOpen()
  const priceFinder = screenAddress('priceFinder', useLanguage())
  const whatsapp = shop.socialLinks.find(({ network }) => network === 'whatsapp')
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
        {whatsapp && (
          <a className="button button--quiet" href={whatsapp.url} rel="noopener">
            WhatsApp
          </a>
        )}
        {isOpen(priceFinder) && (
          <SiteLink className="button button--quiet" to={priceFinder}>
            <FormattedMessage id="search.priceFinder" />
          </SiteLink>
        )}
      </p>
    </div>
  )
}
