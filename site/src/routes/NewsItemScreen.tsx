import { screenAddress } from '@shop/server/screens'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { useLoaderData } from 'react-router'
import { ActionLink } from '../components/ActionLink'
import { Breadcrumbs } from '../components/Breadcrumbs'
import { Head } from '../components/Head'
import { Icon } from '../components/icons/Icon'
import { Picture } from '../components/Picture'
import { RichText } from '../components/RichText'
import { SiteLink } from '../components/SiteLink'
import type { NewsItemData } from './ScreenData'

/** A news item as a newspaper column: the gist on top, then the picture and the story. */
export function NewsItemScreen() {
  const { item, translationAddress } = useLoaderData<NewsItemData>()
  const overview = screenAddress('news', item.language)
  const address = screenAddress('news', item.language, item.url)
  const picture = item.headerImage ?? item.image ?? item.overviewImage
  return (
    <>
      <Head
        title={item.title}
        description={item.seoDescription ?? item.introOverview ?? item.intro}
        address={address}
        translationAddress={translationAddress}
        image={item.facebookImage ?? item.overviewImage}
        kind="article"
      />
      <article className="article">
        <header className="frame article__header">
          <Breadcrumbs />
          <p className="meta">
            <time dateTime={item.createdAt}>
              <FormattedDate value={item.createdAt} weekday="long" day="numeric" month="long" year="numeric" />
            </time>
            {item.category && <span>{item.category.title}</span>}
          </p>
          <h1>{item.title}</h1>
          {item.subtitle && <p className="article__subtitle">{item.subtitle}</p>}
          {item.intro && <p className="article__intro">{item.intro}</p>}
        </header>
        <div className="frame article__picture">
          <Picture image={picture} alt="" sizes="(min-width: 993px) 880px, 100vw" isPriority />
        </div>
        <div className="frame article__body">
          {item.text && <RichText html={item.text} />}
          {item.image && item.headerImage && item.image.url !== item.headerImage.url && (
            <Picture image={item.image} alt="" sizes="(min-width: 993px) 680px, 92vw" />
          )}
          {item.showActionBtn && (
            <p className="buttons">
              <ActionLink action="appointment">{item.actionBtnTitle}</ActionLink>
            </p>
          )}
          <p>
            <SiteLink className="onward" to={overview}>
              <FormattedMessage id="news.all" />
              <Icon name="arrow" />
            </SiteLink>
          </p>
        </div>
      </article>
    </>
  )
}
