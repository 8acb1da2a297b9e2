import { type Language, pageParameters } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { withQuery } from '../addresses/addresses'
import { useLanguage } from '../screens/useLayout'
import type { IconName } from './icons/Icon'
import { Icon } from './icons/Icon'
import { SiteLink } from './SiteLink'

interface PagingProps {
  page: number
  pages: number
  total: number
  /** The list's address without its page, and its other query parameters. */
  address: string
  query: Record<string, string | number | null | undefined>
}

/** The address of a page of a list; the first has none of its own. */
export function pagedAddress(
  { address, query }: Pick<PagingProps, 'address' | 'query'>,
  language: Language,
  page: number,
): string {
  return withQuery(address, { ...query, [pageParameters[language]]: page > 1 ? page : null })
}

/** First, previous, next and last page of a list, and how many results it has. */
export function Paging(props: PagingProps) {
  const { page, pages, total } = props
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const step = (name: 'first' | 'previous' | 'next' | 'last', icon: IconName, to: number) => {
    const words = formatMessage({ id: `paging.${name}` })
    const content = (
      <>
        <Icon name={icon} />
        <span>{words}</span>
      </>
    )
    return to === page || to < 1 || to > pages ? (
      <span className={`paging__step paging__step--${name}`} aria-disabled="true">
        {content}
      </span>
    ) : (
      <SiteLink className={`paging__step paging__step--${name}`} to={pagedAddress(props, language, to)}>
        {content}
      </SiteLink>
    )
  }
  return (
    <nav className="paging" aria-label={formatMessage({ id: 'paging.title' })}>
      <p className="paging__results">
        <FormattedMessage id="paging.results" values={{ total }} />
      </p>
      {pages > 1 && (
        <div className="paging__steps">
          {step('first', 'first', 1)}
          {step('previous', 'chevron-left', page - 1)}
          <span className="paging__position">
            <FormattedMessage id="paging.position" values={{ page, pages }} />
          </span>
          {step('next', 'chevron-right', page + 1)}
          {step('last', 'last', pages)}
        </div>
      )}
    </nav>
  )
}
