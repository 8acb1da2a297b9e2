import { screenAddress } from '@shop/server/screens'
import type { TipTeaserFragment } from '../../generated/graphql'
import { Icon } from '../../kernel/components/icons/Icon'
import { Picture } from '../../kernel/components/Picture'
import { SiteLink } from '../../kernel/components/SiteLink'

interface TipListProps {
  items: TipTeaserFragment[]
  headingLevel: 2 | 3
  /** Whether the first picture is likely the largest thing in sight. */
  isFirstInSight?: boolean
}

/** Tips as cards with a picture beside the words. */
export function TipList({ items, headingLevel, isFirstInSight = false }: TipListProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className="tip-list">
      {items.map(({ id, title, subtitle, intro, image, language, url }, index) => (
        <li key={id} className="tip-card">
          <div className="tip-card__picture">
            {image ? (
              <Picture
                image={image}
                alt=""
                sizes="(width > 40em) 380px, 92vw"
                isPriority={isFirstInSight && index === 0}
              />
            ) : (
              <Icon name="lightbulb" />
            )}
          </div>
          <div className="tip-card__words">
            <Heading>
              <SiteLink to={screenAddress('tips', language, url)}>{title}</SiteLink>
            </Heading>
            {subtitle && <p className="tip-card__subtitle">{subtitle}</p>}
            {intro && <p>{intro}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
