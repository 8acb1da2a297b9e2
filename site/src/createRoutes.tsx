import type { RouteObject } from 'react-router'
import { accountingRoutes } from './accounting/accountingRoutes'
import { appointmentRoutes } from './appointments/appointmentRoutes'
import { confirmationRoutes } from './confirmations/confirmationRoutes'
import { contactRoutes } from './contact/contactRoutes'
import { loaderOf } from './data/Site'
import { ErrorScreen } from './errors/ErrorScreen'
import { LayoutErrorScreen } from './errors/LayoutErrorScreen'
import { notFoundRoutes } from './errors/notFoundRoutes'
import { Layout } from './layout/Layout'
import { loadLayout } from './layout/loadLayout'
import { mailStopRoutes } from './mailStop/mailStopRoutes'
import { newsRoutes } from './news/newsRoutes'
import { pageRoutes } from './pages/pageRoutes'
import { previewRoutes } from './preview/previewRoutes'
import { priceFinderRoutes } from './priceFinder/priceFinderRoutes'
import { productRoutes } from './products/productRoutes'
import { reservationRoutes } from './reservations/reservationRoutes'
import { reviewRoutes } from './reviews/reviewRoutes'
import { searchRoutes } from './search/searchRoutes'
import { sessionRoutes } from './session/sessionRoutes'
import { statusRoutes } from './status/statusRoutes'
import { tipRoutes } from './tips/tipRoutes'
import { trackRoutes } from './track/trackRoutes'

/** Every screen of the site. Redirects and not-found are decided in the loaders. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'layout',
      Component: Layout,
      ErrorBoundary: LayoutErrorScreen,
      loader: loaderOf(loadLayout),
      // The menus and the shop's data are loaded once per visit.
      shouldRevalidate: () => false,
      children: [
        {
          id: 'screen',
          ErrorBoundary: ErrorScreen,
          children: [
            ...newsRoutes(),
            ...tipRoutes(),
            ...productRoutes(),
            ...reservationRoutes(),
            ...priceFinderRoutes(),
            ...mailStopRoutes(),
            ...confirmationRoutes(),
            ...reviewRoutes(),
            ...searchRoutes(),
            ...sessionRoutes(),
            ...statusRoutes(),
            ...accountingRoutes(),
            ...contactRoutes(),
            ...appointmentRoutes(),
            ...trackRoutes(),
            ...previewRoutes(),
            ...notFoundRoutes(),
            ...pageRoutes(),
          ].map(caseSensitive),
        },
      ],
    },
  ]
}

/** Addresses are lower case: `/NL` is not `/nl`. */
function caseSensitive(route: RouteObject): RouteObject {
  return { ...route, caseSensitive: true }
}
