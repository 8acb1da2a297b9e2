import { type Language, screenAddress } from '@shop/server/screens'
import { otherLanguage } from '../addresses/addresses'
import type { Site } from '../data/Site'
import type { ReviewsData } from '../screens/ScreenData'

/** What customers say of the shop, in the language of the screen. */
export async function loadReviews(site: Site, language: Language): Promise<ReviewsData> {
  const { publicReviews: reviews } = await site.query('Reviews', { language })
  return { kind: 'reviews', reviews, translationAddress: screenAddress('reviews', otherLanguage(language)) }
}
