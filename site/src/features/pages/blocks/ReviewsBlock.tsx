import { screenAddress } from '@shop/server/screens'
import { FormattedMessage } from 'react-intl'
import { OnwardLink } from '../../../kernel/components/OnwardLink'
import { useLanguage } from '../../../kernel/screens/useLayout'
import { ReviewList } from '../../reviews/ReviewList'
import type { BlockOf } from './Block'
import { BlockSection } from './BlockSection'

/** What customers said, the newest of it or what the owner chose, with the way to all of it. */
export function ReviewsBlock({ block }: { block: BlockOf<'ReviewsBlock'> }) {
  const language = useLanguage()
  // There may be none in this language yet, or none any more: a heading above nothing would be left.
  if (block.reviews.length === 0) return null
  return (
    <BlockSection block={block} kind="reviews">
      <ReviewList items={block.reviews} />
      <OnwardLink to={screenAddress('reviews', language)}>
        <FormattedMessage id="reviews.all" />
      </OnwardLink>
    </BlockSection>
  )
}
