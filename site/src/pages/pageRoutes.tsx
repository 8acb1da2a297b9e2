import { homeUrls, languages } from '@shop/server/screens'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { siteLoader } from '../data/Site'
import { screenOnDemand } from '../screens/screenOnDemand'
import type { PageData } from './PageData'

/** Home and every other page that the owner made. */
export function pageRoutes(): RouteObject[] {
  const homes = languages.map((language) => ({
    path: `/${language}`,
    ...pageOnDemand(({ loadPage }) =>
      siteLoader((site, address) => loadPage(site, address, language, homeUrls[language])),
    ),
  }))
  return [
    ...homes,
    {
      path: '*',
      ...pageOnDemand(({ loadAnyPage }) => siteLoader(loadAnyPage)),
    },
  ]
}

type PageLoaders = typeof import('./loadPage')

/** Pages are a chunk of their own, which lists and forms do not need. */
function pageOnDemand(loaderOf: (loaders: PageLoaders) => (asked: LoaderFunctionArgs) => Promise<PageData>) {
  return screenOnDemand('src/pages/PageScreen.tsx', async () => {
    const { PageScreen } = await import('./PageScreen')
    return { Component: PageScreen, loader: loaderOf(await import('./loadPage')) }
  })
}
