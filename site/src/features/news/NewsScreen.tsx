import { feedAddress, screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { withQuery } from '../../kernel/addresses/addresses'
import { FilterChips } from '../../kernel/components/FilterChips'
import { Icon } from '../../kernel/components/icons/Icon'
import { Overview } from '../../kernel/components/Overview'
import { useLanguage } from '../../kernel/screens/useLayout'
import type { NewsData } from './loadNews'
import { NewsList } from './NewsList'
import { newsQuery } from './newsChoices'

export { loadNews } from './loadNews'

/** The news overview, by page, category and group. */
export function NewsScreen() {
  const { news, categories, groups, page, category, group, translationAddress } = useLoaderData<NewsData>()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  const address = screenAddress('news', language)
  const chosen = [groups.find(({ id }) => id === group), categories.find(({ id }) => id === category)]
  const all = { id: null, title: formatMessage({ id: 'filter.all' }) }
  return (
    <Overview
      screen="news"
      title={formatMessage({ id: 'news.title' })}
      chosen={chosen.flatMap((one) => (one ? [one.title] : []))}
      intro={formatMessage({ id: 'news.intro' })}
      page={page}
      total={news.total}
      query={newsQuery(language, { category, group })}
      translationAddress={chosen.every((one) => !one || one.translation) ? translationAddress : null}
      filters={
        <>
          {categories.length > 0 && (
            <FilterChips
              title={formatMessage({ id: 'news.category' })}
              chips={[all, ...categories].map(({ id, title }) => ({
                key: String(id),
                title,
                address: withQuery(address, newsQuery(language, { category: id, group })),
                isChosen: id === category,
              }))}
            />
          )}
          {groups.length > 0 && (
            <FilterChips
              title={formatMessage({ id: 'news.group' })}
              chips={[all, ...groups].map(({ id, title }) => ({
                key: String(id),
                title,
                address: withQuery(address, newsQuery(language, { category, group: id })),
                isChosen: id === group,
              }))}
            />
          )}
        </>
      }
      after={
        <p>
          <a className="onward" type="application/rss+xml" href={feedAddress(language)}>
            <Icon name="feed" />
            <FormattedMessage id="news.feed" />
          </a>
        </p>
      }
    >
      <NewsList items={news.items} headingLevel={2} isFirstInSight />
    </Overview>
  )
}
