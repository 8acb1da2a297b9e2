import type { RouteObject } from 'react-router'
import { statusPath } from '../../kernel/addresses/sessionPaths'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

export function statusRoutes(): RouteObject[] {
  return [
    {
      path: statusPath,
      ...screenOnDemand(
        'status/StatusScreen',
        ['status', 'agreement', 'conversation', 'jobState', 'form'],
        async () => {
          const { StatusScreen, loadStatus } = await import('./StatusScreen')
          return { Component: StatusScreen, load: loadStatus }
        },
      ),
    },
  ]
}
