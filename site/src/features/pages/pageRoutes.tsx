import { homeUrls, languages } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import type { Load } from '../../kernel/data/Site'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'
import type { PageData } from './PageData'

/** Home and every other page that the owner made. */
export function pageRoutes(): RouteObject[] {
  const homes = languages.map((language) => ({
    path: `/${language}`,
    ...pageOnDemand(
      ({ loadPage }) =>
        (site, address) =>
          loadPage(site, address, language, homeUrls[language]),
    ),
  }))
  return [
    ...homes,
    {
      path: '*',
      ...pageOnDemand(({ loadAnyPage }) => loadAnyPage),
    },
  ]
}

type PageLoaders = Pick<typeof import('./PageScreen'), 'loadAnyPage' | 'loadPage'>

/** Pages are a chunk of their own, which lists and forms do not need. */
function pageOnDemand(loadOf: (loaders: PageLoaders) => Load<PageData>) {
  return screenOnDemand('pages/PageScreen', [], async () => {
    const { PageScreen, ...loaders } = await import('./PageScreen')
    return { Component: PageScreen, load: loadOf(loaders) }
  })
}
