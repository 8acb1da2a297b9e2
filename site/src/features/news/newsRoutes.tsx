import { languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

export function newsRoutes(): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('news', language),
      ...screenOnDemand('news/NewsScreen', ['lists'], async () => {
        const { NewsScreen, loadNews } = await import('./NewsScreen')
        return { Component: NewsScreen, load: (site, address) => loadNews(site, language, address) }
      }),
    },
    {
      path: screenAddress('news', language, ':url'),
      ...screenOnDemand('news/NewsItemScreen', ['lists'], async () => {
        const { NewsItemScreen, loadNewsItem } = await import('./NewsItemScreen')
        return {
          Component: NewsItemScreen,
          load: (site, address, params) => loadNewsItem(site, language, params.url ?? '', address),
        }
      }),
    },
  ])
}
