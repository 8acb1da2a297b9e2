import { languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { siteLoader } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

export function newsRoutes(): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('news', language),
      ...screenWithMessages('src/news/NewsScreen.tsx', ['lists'], async () => {
        const [{ NewsScreen }, { loadNews }] = await Promise.all([import('./NewsScreen'), import('./loadNews')])
        return {
          Component: NewsScreen,
          loader: siteLoader((site, address) => loadNews(site, language, address)),
        }
      }),
    },
    {
      path: screenAddress('news', language, ':url'),
      ...screenWithMessages('src/news/NewsItemScreen.tsx', ['lists'], async () => {
        const [{ NewsItemScreen }, { loadNewsItem }] = await Promise.all([
          import('./NewsItemScreen'),
          import('./loadNews'),
        ])
        return {
          Component: NewsItemScreen,
          loader: siteLoader((site, address, params) => loadNewsItem(site, language, params.url ?? '', address)),
        }
      }),
    },
  ])
}
