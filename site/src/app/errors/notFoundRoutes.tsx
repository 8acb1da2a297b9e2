import { languages, notFoundPaths } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { notFound } from '../../kernel/screens/notFound'
import { NotFoundScreen } from './notFoundOnDemand'

/** The not-found screen at its own addresses: it answers 404 there too. */
export function notFoundRoutes(): RouteObject[] {
  return languages.map((language) => ({
    path: notFoundPaths[language],
    Component: NotFoundScreen,
    loader: () => {
      throw notFound()
    },
  }))
}
