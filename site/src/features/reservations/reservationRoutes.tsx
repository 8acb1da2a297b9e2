import { languages, reservationAddress, reserveAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

/** Where a product is reserved, and the secret address of what was. */
export function reservationRoutes(): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    {
      path: reserveAddress(language, ':url'),
      ...screenOnDemand('reservations/ReserveScreen', ['reservation', 'products', 'form'], async () => {
        const { ReserveScreen, loadReserve } = await import('./ReserveScreen')
        return {
          Component: ReserveScreen,
          load: (site, _address, params) => loadReserve(site, language, params.url ?? ''),
        }
      }),
    },
    {
      path: reservationAddress(language, ':code'),
      ...screenOnDemand('reservations/ReservedScreen', ['reservation'], async () => {
        const { ReservedScreen, loadReserved } = await import('./ReservedScreen')
        return {
          Component: ReservedScreen,
          load: (site, _address, params) => loadReserved(site, language, params.code ?? ''),
        }
      }),
    },
  ])
}
