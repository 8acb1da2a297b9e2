import { reviewSources, reviews } from '../../../demo/content/reviews.js'
import type { Demo } from '../demo/Demo.js'
import { loadRecord } from '../demo/loadPairs.js'
import { Review } from './Review.js'

const weekMilliseconds = 7 * 24 * 60 * 60 * 1000

/** What customers have written about the shop. */
export async function loadDemoReviews(demo: Demo): Promise<void> {
  for (const { createdAt, stars = 5, ...review } of reviews) {
    // Days of the demo's records are counted in opening days, of which a week has six.
    const writtenOn = Math.round(((Date.now() - Date.parse(createdAt)) / weekMilliseconds) * 6)
    const sourceUrl = reviewSources[review.source]
    await loadRecord(
      demo,
      Review,
      { ...review, stars, writtenOn, ...(sourceUrl && { sourceUrl }) },
      { createdAt, language: review.language },
    )
  }
}
