import { choosePasswordPath, passwordPath } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { roleAreas } from '../../kernel/addresses/roleAreas'
import { logoutPath } from '../../kernel/addresses/sessionPaths'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

export function sessionRoutes(): RouteObject[] {
  return [
    ...Object.values(roleAreas).map((area) => ({
      path: area.login,
      ...screenOnDemand('sessions/LoginScreen', ['form', 'session'], async () => {
        const { LoginScreen, loadLogin } = await import('./LoginScreen')
        return { Component: LoginScreen, load: (site, address) => loadLogin(site, area, address) }
      }),
    })),
    ...[passwordPath, choosePasswordPath].map((path) => ({
      path,
      ...screenOnDemand('sessions/PasswordScreen', ['form', 'session'], async () => {
        const { PasswordScreen, sessionData } = await import('./PasswordScreen')
        return { Component: PasswordScreen, load: (_site, address) => sessionData(address) }
      }),
    })),
    {
      path: logoutPath,
      ...screenOnDemand('sessions/LogoutScreen', ['session'], async () => {
        const { LogoutScreen, loadLogout } = await import('./LogoutScreen')
        return { Component: LogoutScreen, load: loadLogout }
      }),
    },
  ]
}
