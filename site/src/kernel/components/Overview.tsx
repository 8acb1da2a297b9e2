import { screenAddress } from '@shop/server/screens'
import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { pageCount } from '../screens/paging'
import { useLanguage } from '../screens/useLayout'
import { Breadcrumbs } from './Breadcrumbs'
import { Head } from './Head'
import { Hero } from './Hero'
import { OnwardLink } from './OnwardLink'
import { Paging, pagedAddress } from './Paging'
import { overviewTrail } from './trail'

interface OverviewProps {
  screen: 'news' | 'products' | 'tips'
  title: string
  /** What the list is narrowed down to, in words. */
  chosen?: string[]
  intro: string
  page: number
  /** How many there are on all pages. */
  total: number
  /** The chosen filters, as query parameters. */
  query?: Record<string, string | number | null>
  translationAddress: string | null
  /** Whether search engines need no list that is narrowed down like this. */
  isUnlisted?: boolean
  /** What narrows the list. */
  filters?: ReactNode
  /** What stands below the list and its pages, also where it is empty. */
  after?: ReactNode
  /** The list itself. */
  children: ReactNode
}

/** A list with its filters and pages, or what to do where it is empty. */
export function Overview(props: OverviewProps) {
  const {
    screen,
    title,
    chosen = [],
    intro,
    page,
    total,
    query = {},
    translationAddress,
    isUnlisted = false,
    filters,
    after,
    children,
  } = props
  const language = useLanguage()
  const intl = useIntl()
  const { formatMessage } = intl
  const list = { address: screenAddress(screen, language), query }
  const pages = pageCount(total)
  const choices = Object.values(query).filter((value) => value !== null).length
  const position = page > 1 ? ` (${formatMessage({ id: 'paging.position' }, { page, pages })})` : ''
  return (
    <>
      <Head
        title={[title, ...chosen].join(' / ') + position}
        description={intro}
        address={pagedAddress(list, language, page)}
        translationAddress={page === 1 ? translationAddress : null}
        // Search engines need neither the combinations of filters nor empty lists.
        isHidden={isUnlisted || choices > 1 || (choices > 0 && total === 0)}
      />
      <Hero
        title={title}
        intro={intro}
        images={[]}
        breadcrumbs={<Breadcrumbs trail={overviewTrail(screen, language, intl)} />}
      />
      <div className="frame overview">
        {filters && <div className="overview__filters">{filters}</div>}
        {total > 0 ? (
          <>
            {children}
            <Paging page={page} pages={pages} total={total} {...list} />
          </>
        ) : (
          <div className="empty">
            <p className="empty__title">
              <FormattedMessage id="paging.none" />
            </p>
            <p>
              <FormattedMessage id={choices > 0 ? 'overview.noMatch' : 'overview.empty'} />
            </p>
            {choices > 0 && (
              <OnwardLink to={list.address}>
                <FormattedMessage id="overview.showAll" />
              </OnwardLink>
            )}
          </div>
        )}
        {after}
      </div>
    </>
  )
}
