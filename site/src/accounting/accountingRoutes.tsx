import type { RouteObject } from 'react-router'
import { accountingPath } from '../addresses/sessionPaths'
import type { Site } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

export function accountingRoutes(site: Site): RouteObject[] {
  return [
    {
      path: accountingPath,
      ...screenWithMessages('src/accounting/AccountingScreen.tsx', ['staff'], async () => {
        const [{ AccountingScreen }, { loadAccounting }] = await Promise.all([
          import('./AccountingScreen'),
          import('./loadAccounting'),
        ])
        return { Component: AccountingScreen, loader: ({ request }) => loadAccounting(site, new URL(request.url)) }
      }),
    },
  ]
}
