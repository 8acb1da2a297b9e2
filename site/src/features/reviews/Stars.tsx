import { useIntl } from 'react-intl'

const maxStars = 5

/** How many stars of five, drawn and in words. */
export function Stars({ count }: { count: number }) {
  const { formatMessage } = useIntl()
  return (
    <p className="review__stars" role="img" aria-label={formatMessage({ id: 'reviews.stars' }, { count })}>
      {starsText(count)}
    </p>
  )
}

/** Such as ★★★★☆. */
export function starsText(count: number): string {
  return '★'.repeat(count) + '☆'.repeat(maxStars - count)
}
