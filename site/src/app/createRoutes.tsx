import type { RouteObject } from 'react-router'
import { accountingRoutes } from '../features/accounting/accountingRoutes'
import { appointmentRoutes } from '../features/appointments/appointmentRoutes'
import { confirmationRoutes } from '../features/confirmations/confirmationRoutes'
import { invoiceRoutes } from '../features/invoices/invoiceRoutes'
import { mailStopRoutes } from '../features/mailStop/mailStopRoutes'
import { contactRoutes } from '../features/messages/contactRoutes'
import { newsRoutes } from '../features/news/newsRoutes'
import { pageRoutes } from '../features/pages/pageRoutes'
import { previewRoutes } from '../features/preview/previewRoutes'
import { priceFinderRoutes } from '../features/priceFinder/priceFinderRoutes'
import { productRoutes } from '../features/products/productRoutes'
import { reservationRoutes } from '../features/reservations/reservationRoutes'
import { reviewRoutes } from '../features/reviews/reviewRoutes'
import { searchRoutes } from '../features/search/searchRoutes'
import { sessionRoutes } from '../features/sessions/sessionRoutes'
import { statusRoutes } from '../features/status/statusRoutes'
import { tipRoutes } from '../features/tips/tipRoutes'
import { trackRoutes } from '../features/tracking/trackRoutes'
import { loaderOf } from '../kernel/data/Site'
import { ErrorScreen } from './errors/ErrorScreen'
import { LayoutErrorScreen } from './errors/LayoutErrorScreen'
import { notFoundRoutes } from './errors/notFoundRoutes'
import { Layout } from './layout/Layout'
import { loadLayout } from './layout/loadLayout'

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
            ...invoiceRoutes(),
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
