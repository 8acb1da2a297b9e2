import { languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

export function searchRoutes(): RouteObject[] {
  return languages.map((language) => ({
    path: screenAddress('search', language),
    ...screenOnDemand('search/SearchScreen', ['lists', 'search'], async () => {
      const { SearchScreen, loadSearch } = await import('./SearchScreen')
      return { Component: SearchScreen, load: (site, address) => loadSearch(site, language, address) }
    }),
  }))
}
