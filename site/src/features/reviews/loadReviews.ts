import { type Language, screenAddress } from '@shop/server/screens'
import type { ReviewsQuery } from '../../generated/graphql'
import { otherLanguage } from '../../kernel/addresses/addresses'
import type { Site } from '../../kernel/data/Site'
import type { ScreenData } from '../../kernel/screens/ScreenData'

export interface ReviewsData extends ScreenData {
  kind: 'reviews'
  reviews: ReviewsQuery['publicReviews']
}

/** What customers say of the shop, in the language of the screen. */
export async function loadReviews(site: Site, language: Language): Promise<ReviewsData> {
  const { publicReviews: reviews } = await site.query('Reviews', { language })
  return { kind: 'reviews', reviews, translationAddress: screenAddress('reviews', otherLanguage(language)) }
}
