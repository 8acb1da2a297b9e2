import type { RouteObject } from 'react-router'
import { accountingPath } from '../addresses/sessionPaths'
import { siteLoader } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

export function accountingRoutes(): RouteObject[] {
  return [
    {
      path: accountingPath,
      ...screenWithMessages('src/accounting/AccountingScreen.tsx', ['staff'], async () => {
        const [{ AccountingScreen }, { loadAccounting }] = await Promise.all([
          import('./AccountingScreen'),
          import('./loadAccounting'),
        ])
        return {
          Component: AccountingScreen,
          loader: siteLoader(loadAccounting),
        }
      }),
    },
  ]
}
