import { languages, reviewAddress, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

export function reviewRoutes(): RouteObject[] {
  return languages.flatMap((language) => [
    {
      path: screenAddress('reviews', language),
      ...screenOnDemand('reviews/ReviewsScreen', ['lists'], async () => {
        const { ReviewsScreen, loadReviews } = await import('./ReviewsScreen')
        return { Component: ReviewsScreen, load: (site) => loadReviews(site, language) }
      }),
    },
    {
      path: reviewAddress(language, ':code'),
      ...screenOnDemand('reviews/ReviewRequestScreen', ['reviewRequest'], async () => {
        const { ReviewRequestScreen, loadReviewRequest } = await import('./ReviewRequestScreen')
        return {
          Component: ReviewRequestScreen,
          load: (site, _address, params) => loadReviewRequest(site, language, params.code ?? ''),
        }
      }),
    },
  ])
}
