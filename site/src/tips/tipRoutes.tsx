import { languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import type { Site } from '../data/Site'
import { screenOnDemand } from '../screens/screenOnDemand'

export function tipRoutes(site: Site): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('tips', language),
      ...screenOnDemand('src/tips/TipsScreen.tsx', async () => {
        const [{ TipsScreen }, { loadTips }] = await Promise.all([import('./TipsScreen'), import('./loadTips')])
        return { Component: TipsScreen, loader: ({ request }) => loadTips(site, language, new URL(request.url)) }
      }),
    },
    {
      path: screenAddress('tips', language, ':url'),
      ...screenOnDemand('src/tips/TipScreen.tsx', async () => {
        const [{ TipScreen }, { loadTip }] = await Promise.all([import('./TipScreen'), import('./loadTips')])
        return {
          Component: TipScreen,
          loader: ({ request, params }) => loadTip(site, language, params.url ?? '', new URL(request.url)),
        }
      }),
    },
  ])
}
