import type { RouteObject } from 'react-router'
import type { Site } from '../Site'
import { loginPath, logoutPath } from '../session/sessionPaths'
import { screenOnDemand } from './screenOnDemand'

export function sessionRoutes(site: Site): RouteObject[] {
  return [
    {
      path: loginPath,
      ...screenOnDemand('src/session/LoginScreen.tsx', async () => {
        const [{ LoginScreen }, { loadLogin }] = await Promise.all([
          import('../session/LoginScreen'),
          import('../session/loadSession'),
        ])
        return { Component: LoginScreen, loader: ({ request }) => loadLogin(site, new URL(request.url)) }
      }),
    },
    {
      path: logoutPath,
      ...screenOnDemand('src/session/LogoutScreen.tsx', async () => {
        const [{ LogoutScreen }, { sessionData }] = await Promise.all([
          import('../session/LogoutScreen'),
          import('../session/loadSession'),
        ])
        return { Component: LogoutScreen, loader: ({ request }) => sessionData(new URL(request.url)) }
      }),
    },
  ]
}
