import { screenAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { withQuery } from '../../kernel/addresses/addresses'
import { ActionLink } from '../../kernel/components/ActionLink'
import { Article } from '../../kernel/components/Article'
import { Head } from '../../kernel/components/Head'
import { OnwardLink } from '../../kernel/components/OnwardLink'
import { Picture } from '../../kernel/components/Picture'
import { SiteLink } from '../../kernel/components/SiteLink'
import { overviewTrail } from '../../kernel/components/trail'
import { Neighbours } from '../related/neighboursOnDemand'
import { ShopDate } from '../shop/ShopDate'
import type { NewsItemData } from './loadNewsItem'
import { NewsList } from './NewsList'
import { newsQuery } from './newsChoices'
import { WarningHelp } from './WarningHelp'

export { loadNewsItem } from './loadNewsItem'

/** A news item, with where its category leads to. */
export function NewsItemScreen() {
  const { item, neighbours, translationAddress } = useLoaderData<NewsItemData>()
  const intl = useIntl()
  const { formatMessage } = intl
  const { category, language } = item
  const overview = screenAddress('news', language)
  const related = neighbours?.related ?? []
  return (
    <>
      <Head
        title={item.title}
        description={item.seoDescription ?? item.introOverview ?? item.intro}
        address={screenAddress('news', language, item.url)}
        translationAddress={translationAddress}
        image={item.facebookImage ?? item.overviewImage}
        kind="article"
      />
      <Article
        trail={overviewTrail('news', language, intl, item)}
        title={item.title}
        subtitle={item.subtitle}
        intro={item.intro}
        text={item.text}
        notice={
          item.goodUntil &&
          item.isOutdated && (
            <FormattedMessage
              id="news.outdated"
              values={{
                day: <ShopDate value={`${item.goodUntil}T12:00:00Z`} day="numeric" month="long" year="numeric" />,
              }}
            />
          )
        }
        picture={item.headerImage ?? item.image ?? item.overviewImage}
        meta={
          <>
            <time dateTime={item.createdAt}>
              <ShopDate value={item.createdAt} weekday="long" day="numeric" month="long" year="numeric" />
            </time>
            {category && (
              <span>
                <SiteLink to={withQuery(overview, newsQuery(language, { category: category.id, group: null }))}>
                  {category.title}
                </SiteLink>
              </span>
            )}
          </>
        }
        neighbours={
          neighbours && (
            <Neighbours
              screen="news"
              newer={neighbours.newer}
              older={neighbours.older}
              chosen={neighbours.chosen}
              title={formatMessage({ id: 'news.related' })}
            >
              {related.length > 0 && <NewsList items={related} headingLevel={3} />}
            </Neighbours>
          )
        }
      >
        {item.image && item.headerImage && item.image.url !== item.headerImage.url && (
          <Picture image={item.image} alt="" sizes="(width > 62em) 680px, 92vw" />
        )}
        {item.showActionBtn && (
          <p className="buttons">
            <ActionLink action="appointment">{item.actionBtnTitle}</ActionLink>
          </p>
        )}
        {category?.isWarning && !item.isOutdated && <WarningHelp />}
        <OnwardLink to={overview}>
          <FormattedMessage id="news.all" />
        </OnwardLink>
      </Article>
    </>
  )
}
