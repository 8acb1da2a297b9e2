import { languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import type { Site } from '../data/Site'
import { screenOnDemand } from '../screens/screenOnDemand'

export function reviewRoutes(site: Site): RouteObject[] {
  return languages.map((language) => ({
    path: screenAddress('reviews', language),
    ...screenOnDemand('src/reviews/ReviewsScreen.tsx', async () => {
      const [{ ReviewsScreen }, { loadReviews }] = await Promise.all([
        import('./ReviewsScreen'),
        import('./loadReviews'),
      ])
      return { Component: ReviewsScreen, loader: () => loadReviews(site, language) }
    }),
  }))
}
