import type { RouteObject } from 'react-router'
import { statusPath } from '../addresses/sessionPaths'
import { siteLoader } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

export function statusRoutes(): RouteObject[] {
  return [
    {
      path: statusPath,
      ...screenWithMessages('src/status/StatusScreen.tsx', ['status', 'conversation', 'jobState', 'form'], async () => {
        const [{ StatusScreen }, { loadStatus }] = await Promise.all([import('./StatusScreen'), import('./loadStatus')])
        return {
          Component: StatusScreen,
          loader: siteLoader(loadStatus),
        }
      }),
    },
  ]
}
