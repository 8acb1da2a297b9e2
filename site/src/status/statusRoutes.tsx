import type { RouteObject } from 'react-router'
import { statusPath } from '../addresses/sessionPaths'
import { screenOnDemand } from '../screens/screenOnDemand'

export function statusRoutes(): RouteObject[] {
  return [
    {
      path: statusPath,
      ...screenOnDemand('status/StatusScreen', ['status', 'conversation', 'jobState', 'form'], async () => {
        const [{ StatusScreen }, { loadStatus }] = await Promise.all([import('./StatusScreen'), import('./loadStatus')])
        return { Component: StatusScreen, load: loadStatus }
      }),
    },
  ]
}
