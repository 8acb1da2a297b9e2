import { confirmationAddress, languages } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

export function confirmationRoutes(): RouteObject[] {
  return languages.map((language) => ({
    path: confirmationAddress(language, ':code'),
    ...screenOnDemand('confirmations/ConfirmationScreen', ['confirmation'], async () => {
      const { ConfirmationScreen, loadConfirmation } = await import('./ConfirmationScreen')
      return {
        Component: ConfirmationScreen,
        load: (site, _address, params) => loadConfirmation(site, language, params.code ?? ''),
      }
    }),
  }))
}
