import { languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

export function tipRoutes(): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('tips', language),
      ...screenOnDemand('tips/TipsScreen', ['lists'], async () => {
        const { TipsScreen, loadTips } = await import('./TipsScreen')
        return { Component: TipsScreen, load: (site, address) => loadTips(site, language, address) }
      }),
    },
    {
      path: screenAddress('tips', language, ':url'),
      ...screenOnDemand('tips/TipScreen', ['lists'], async () => {
        const { TipScreen, loadTip } = await import('./TipScreen')
        return {
          Component: TipScreen,
          load: (site, address, params) => loadTip(site, language, params.url ?? '', address),
        }
      }),
    },
  ])
}
