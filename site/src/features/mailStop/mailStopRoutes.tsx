import { languages, mailStopAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

export function mailStopRoutes(): RouteObject[] {
  return languages.map((language) => ({
    path: mailStopAddress(language, ':code'),
    ...screenOnDemand('mailStop/MailStopScreen', ['mailStop'], async () => {
      const { MailStopScreen, loadMailStop } = await import('./MailStopScreen')
      return {
        Component: MailStopScreen,
        load: (site, _address, params) => loadMailStop(site, language, params.code ?? ''),
      }
    }),
  }))
}
