import { languages, previewPath, trackAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

/** Finding a job, the job of a secret address, and a quote as the owner looks at it. */
export function trackRoutes(): RouteObject[] {
  const screens = languages.flatMap((language): RouteObject[] => [
    {
      path: trackAddress(language),
      ...screenOnDemand('tracking/TrackFindScreen', ['find', 'jobState'], async () => {
        const { TrackFindScreen, loadTrackFind } = await import('./TrackFindScreen')
        return { Component: TrackFindScreen, load: () => loadTrackFind(language) }
      }),
    },
    {
      path: trackAddress(language, ':code'),
      ...screenOnDemand('tracking/TrackScreen', ['find', 'track', 'status', 'jobState'], async () => {
        const { TrackScreen, loadTrack } = await import('./TrackScreen')
        return {
          Component: TrackScreen,
          load: (site, _address, params) => loadTrack(site, language, params.code ?? ''),
        }
      }),
    },
  ])
  const preview: RouteObject = {
    path: `${previewPath}/offerte/:id`,
    ...screenOnDemand('tracking/QuotePreviewScreen', ['track', 'quote', 'status'], async () => {
      const { QuotePreviewScreen, loadQuotePreview } = await import('./QuotePreviewScreen')
      return {
        Component: QuotePreviewScreen,
        load: (site, _address, params) => loadQuotePreview(site, Number(params.id)),
      }
    }),
  }
  return [...screens, preview]
}
