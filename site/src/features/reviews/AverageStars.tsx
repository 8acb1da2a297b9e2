import { FormattedMessage } from 'react-intl'
import type { ReviewFieldsFragment } from '../../generated/graphql'

/** How many stars customers gave on average, and how many of them did; nothing where nobody gave any. */
export function AverageStars({ reviews }: { reviews: readonly Pick<ReviewFieldsFragment, 'stars'>[] }) {
  const given = reviews.flatMap(({ stars }) => stars ?? [])
  if (given.length === 0) return null
  const average = given.reduce((sum, stars) => sum + stars, 0) / given.length
  return (
    <p className="reviews__average">
      <strong>
        <FormattedMessage id="reviews.average" values={{ average: Math.round(average * 10) / 10 }} />
      </strong>{' '}
      <FormattedMessage id="reviews.count" values={{ count: given.length }} />
    </p>
  )
}
