import { screenAddress } from '@shop/server/screens'
import type { NewsTeaserFragment } from '../../generated/graphql'
import { Picture } from '../../kernel/components/Picture'
import { SiteLink } from '../../kernel/components/SiteLink'
import { ShopDate } from '../shop/ShopDate'

interface NewsListProps {
  items: NewsTeaserFragment[]
  headingLevel: 2 | 3
  /** Whether the first picture is likely the largest thing in sight. */
  isFirstInSight?: boolean
}

/** News items as cards with picture, date and category. */
export function NewsList({ items, headingLevel, isFirstInSight = false }: NewsListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="news-list">
      {items.map((item, index) => (
        <li key={item.id} className={`news-card${item.isTeaser ? ' news-card--teaser' : ''}`}>
          <Picture
            image={item.overviewImage}
            alt=""
            sizes="(width > 62em) min(31vw, 460px), (width > 40em) 46vw, 92vw"
            isPriority={isFirstInSight && index === 0}
          />
          <p className="meta">
            <time dateTime={item.createdAt}>
              <ShopDate value={item.createdAt} day="numeric" month="long" year="numeric" />
            </time>
            {item.category && <span>{item.category.title}</span>}
          </p>
          <Heading>
            <SiteLink to={screenAddress('news', item.language, item.url)}>{item.title}</SiteLink>
          </Heading>
          <p>{item.introOverview ?? item.intro}</p>
        </li>
      ))}
    </ul>
  )
}
