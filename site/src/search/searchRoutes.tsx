import { languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { siteLoader } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

export function searchRoutes(): RouteObject[] {
  return languages.map((language) => ({
    path: screenAddress('search', language),
    ...screenWithMessages('src/search/SearchScreen.tsx', ['lists', 'search'], async () => {
      const [{ SearchScreen }, { loadSearch }] = await Promise.all([import('./SearchScreen'), import('./loadSearch')])
      return {
        Component: SearchScreen,
        loader: siteLoader((site, address) => loadSearch(site, language, address)),
      }
    }),
  }))
}
