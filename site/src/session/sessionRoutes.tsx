import { choosePasswordPath, passwordPath } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { roleAreas } from '../addresses/roleAreas'
import { logoutPath } from '../addresses/sessionPaths'
import { screenOnDemand } from '../screens/screenOnDemand'

export function sessionRoutes(): RouteObject[] {
  return [
    ...Object.values(roleAreas).map((area) => ({
      path: area.login,
      ...screenOnDemand('session/LoginScreen', ['form', 'session'], async () => {
        const { LoginScreen, loadLogin } = await import('./LoginScreen')
        return { Component: LoginScreen, load: (site, address) => loadLogin(site, area, address) }
      }),
    })),
    ...[passwordPath, choosePasswordPath].map((path) => ({
      path,
      ...screenOnDemand('session/PasswordScreen', ['form', 'session'], async () => {
        const { PasswordScreen, sessionData } = await import('./PasswordScreen')
        return { Component: PasswordScreen, load: (_site, address) => sessionData(address) }
      }),
    })),
    {
      path: logoutPath,
      ...screenOnDemand('session/LogoutScreen', ['session'], async () => {
        const { LogoutScreen, loadLogout } = await import('./LogoutScreen')
        return { Component: LogoutScreen, load: loadLogout }
      }),
    },
  ]
}
