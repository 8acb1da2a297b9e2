import { FormattedMessage } from 'react-intl'
import type { ReviewFieldsFragment } from '../../generated/graphql'
import { ShopDate } from '../shop/ShopDate'
import { Stars } from './Stars'

interface ReviewListProps {
  items: ReviewFieldsFragment[]
}

/** Reviews in the words of who wrote them, with where and when they were written. */
export function ReviewList({ items }: ReviewListProps) {
  return (
    <ul className="reviews">
      {items.map(({ id, name, text, stars, writtenOn, source, sourceUrl }) => (
        <li key={id}>
          <figure className="review">
            {stars !== null && <Stars count={stars} />}
            <blockquote>
              {text
                .split(/\n+/)
                .filter((paragraph) => paragraph.trim() !== '')
                .map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
            </blockquote>
            <figcaption>
              <strong>{name}</strong>
              {source && (
                <span>
                  <FormattedMessage
                    id="reviews.source"
                    values={{
                      source: sourceUrl ? (
                        <a href={sourceUrl} rel="noopener nofollow">
                          {source}
                        </a>
                      ) : (
                        source
                      ),
                    }}
                  />
                </span>
              )}
              {writtenOn && (
                <time dateTime={writtenOn}>
                  <ShopDate value={`${writtenOn}T12:00:00Z`} month="long" year="numeric" />
                </time>
              )}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
