import type { RouteObject } from 'react-router'
import { statusPath } from '../addresses/sessionPaths'
import type { Site } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

export function statusRoutes(site: Site): RouteObject[] {
  return [
    {
      path: statusPath,
      ...screenWithMessages('src/status/StatusScreen.tsx', ['status', 'conversation', 'jobState', 'form'], async () => {
        const [{ StatusScreen }, { loadStatus }] = await Promise.all([import('./StatusScreen'), import('./loadStatus')])
        return { Component: StatusScreen, loader: ({ request }) => loadStatus(site, new URL(request.url)) }
      }),
    },
  ]
}
