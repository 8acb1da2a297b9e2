import { languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import type { Site } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

export function searchRoutes(site: Site): RouteObject[] {
  return languages.map((language) => ({
    path: screenAddress('search', language),
    ...screenWithMessages('src/search/SearchScreen.tsx', ['lists', 'search'], async () => {
      const [{ SearchScreen }, { loadSearch }] = await Promise.all([import('./SearchScreen'), import('./loadSearch')])
      return { Component: SearchScreen, loader: ({ request }) => loadSearch(site, language, new URL(request.url)) }
    }),
  }))
}
