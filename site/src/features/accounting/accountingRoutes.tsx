import type { RouteObject } from 'react-router'
import { accountingPath } from '../../kernel/addresses/sessionPaths'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

export function accountingRoutes(): RouteObject[] {
  return [
    {
      path: accountingPath,
      ...screenOnDemand('accounting/AccountingScreen', ['staff'], async () => {
        const { AccountingScreen, loadAccounting } = await import('./AccountingScreen')
        return { Component: AccountingScreen, load: loadAccounting }
      }),
    },
  ]
}
