import { FormattedMessage } from 'react-intl'
import type { ReviewsQuery } from '../generated/graphql'

interface ReviewListProps {
  items: ReviewsQuery['publicReviews']
}

/** Reviews in the words of who wrote them, with where they were written. */
export function ReviewList({ items }: ReviewListProps) {
  return (
    <ul className="reviews">
      {items.map(({ id, name, text, source }) => (
        <li key={id}>
          <figure className="review">
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
                  <FormattedMessage id="reviews.source" values={{ source }} />
                </span>
              )}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
