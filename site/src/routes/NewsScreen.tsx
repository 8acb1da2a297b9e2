import { screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { withQuery } from '../addresses'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { FilterChips } from '../components/FilterChips'
import { Head } from '../components/Head'
import { Hero } from '../components/Hero'
import { NewsList } from '../components/NewsList'
import { Paging, pagedAddress } from '../components/Paging'
import { useLanguage } from '../layout/useLayout'
import { categoryParameters } from './newsChoices'
import { pageCount } from './paging'
import type { NewsData } from './ScreenData'

/** The news overview, by page and by category. */
export function NewsScreen() {
  const { news, categories, page, category, translationAddress } = useLoaderData<NewsData>()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const parameter = categoryParameters[language]
  const list = { address: screenAddress('news', language), query: { [parameter]: category } }
  const title = formatMessage({ id: 'news.title' })
  const chosen = categories.find((one) => one.id === category)
  return (
    <>
      <Head
        title={chosen ? `${title}: ${chosen.title}` : title}
        description={formatMessage({ id: 'news.intro' })}
        address={pagedAddress(list, language, page)}
        translationAddress={page === 1 && (!chosen || chosen.translation) ? translationAddress : null}
      />
      <Hero title={title} intro={formatMessage({ id: 'news.intro' })} images={[]} breadcrumbs={<Breadcrumbs />} />
      <div className="frame overview">
        <FilterChips
          title={formatMessage({ id: 'news.category' })}
          chips={[
            {
              key: 'all',
              title: formatMessage({ id: 'filter.all' }),
              address: list.address,
              isChosen: category === null,
            },
            ...categories.map(({ id, title: name }) => ({
              key: String(id),
              title: name,
              address: withQuery(list.address, { [parameter]: id }),
              isChosen: id === category,
            })),
          ]}
        />
        {news.items.length > 0 ? (
          <NewsList items={news.items} headingLevel={2} isFirstInSight />
        ) : (
          <p className="empty">
            <FormattedMessage id="paging.none" />
          </p>
        )}
        {news.total > 0 && <Paging page={page} pages={pageCount(news.total)} total={news.total} {...list} />}
      </div>
    </>
  )
}
