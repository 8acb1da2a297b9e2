import { languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { siteLoader } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

export function tipRoutes(): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('tips', language),
      ...screenWithMessages('src/tips/TipsScreen.tsx', ['lists'], async () => {
        const [{ TipsScreen }, { loadTips }] = await Promise.all([import('./TipsScreen'), import('./loadTips')])
        return {
          Component: TipsScreen,
          loader: siteLoader((site, address) => loadTips(site, language, address)),
        }
      }),
    },
    {
      path: screenAddress('tips', language, ':url'),
      ...screenWithMessages('src/tips/TipScreen.tsx', ['lists'], async () => {
        const [{ TipScreen }, { loadTip }] = await Promise.all([import('./TipScreen'), import('./loadTips')])
        return {
          Component: TipScreen,
          loader: siteLoader((site, address, params) => loadTip(site, language, params.url ?? '', address)),
        }
      }),
    },
  ])
}
