import { passwordPath } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { roleAreas } from '../addresses/roleAreas'
import { logoutPath } from '../addresses/sessionPaths'
import { siteLoader } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

export function sessionRoutes(): RouteObject[] {
  return [
    ...Object.values(roleAreas).map((area) => ({
      path: area.login,
      ...screenWithMessages('src/session/LoginScreen.tsx', ['form', 'session'], async () => {
        const [{ LoginScreen }, { loadLogin }] = await Promise.all([import('./LoginScreen'), import('./loadSession')])
        return {
          Component: LoginScreen,
          loader: siteLoader((site, address) => loadLogin(site, area, address)),
        }
      }),
    })),
    {
      path: passwordPath,
      ...screenWithMessages('src/session/PasswordScreen.tsx', ['form', 'session'], async () => {
        const [{ PasswordScreen }, { sessionData }] = await Promise.all([
          import('./PasswordScreen'),
          import('./loadSession'),
        ])
        return { Component: PasswordScreen, loader: ({ request }) => sessionData(new URL(request.url)) }
      }),
    },
    {
      path: logoutPath,
      ...screenWithMessages('src/session/LogoutScreen.tsx', ['session'], async () => {
        const [{ LogoutScreen }, { loadLogout }] = await Promise.all([
          import('./LogoutScreen'),
          import('./loadSession'),
        ])
        return {
          Component: LogoutScreen,
          loader: siteLoader(loadLogout),
        }
      }),
    },
  ]
}
