import type { RouteObject } from 'react-router'
import { Layout } from '../layout/Layout'
import { LayoutErrorScreen } from '../layout/LayoutErrorScreen'
import { loadLayout } from '../layout/loadLayout'
import type { Site } from '../Site'
import { contactRoutes } from './contactRoutes'
import { ErrorScreen } from './ErrorScreen'
import { messageRoutes } from './messageRoutes'
import { newsRoutes } from './newsRoutes'
import { notFoundRoutes } from './notFoundRoutes'
import { pageRoutes } from './pageRoutes'
import { previewRoutes } from './previewRoutes'
import { productRoutes } from './productRoutes'
import { reviewRoutes } from './reviewRoutes'
import { sessionRoutes } from './sessionRoutes'
import { tipRoutes } from './tipRoutes'

/** Every screen of the site. Redirects and not-found are decided in the loaders. */
export function createRoutes(site: Site): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: Layout,
      ErrorBoundary: LayoutErrorScreen,
      loader: loadLayout(site),
      // The menus and the shop's data come with the page and stay for the visit.
      shouldRevalidate: () => false,
      children: [
        {
          id: 'screen',
          ErrorBoundary: ErrorScreen,
          children: [
            ...newsRoutes(site),
            ...tipRoutes(site),
            ...productRoutes(site),
            ...reviewRoutes(site),
            ...sessionRoutes(site),
            ...contactRoutes(site),
            ...messageRoutes(site),
            ...previewRoutes(site),
            ...notFoundRoutes(),
            ...pageRoutes(site),
          ].map(inExactLetters),
        },
      ],
    },
  ]
}

/** Addresses are lower case: `/NL` is not `/nl`. */
function inExactLetters(route: RouteObject): RouteObject {
  return { ...route, caseSensitive: true }
}
