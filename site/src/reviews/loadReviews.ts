import { type Language, screenAddress } from '@shop/server/screens'
import { otherLanguage } from '../addresses/addresses'
import type { Site } from '../data/Site'
import type { ReviewsQuery } from '../generated/graphql'
import type { ScreenData } from '../screens/ScreenData'

export interface ReviewsData extends ScreenData {
  kind: 'reviews'
  reviews: ReviewsQuery['publicReviews']
}

/** What customers say of the shop, in the language of the screen. */
export async function loadReviews(site: Site, language: Language): Promise<ReviewsData> {
  const { publicReviews: reviews } = await site.query('Reviews', { language })
  return { kind: 'reviews', reviews, translationAddress: screenAddress('reviews', otherLanguage(language)) }
}
