import { languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

/** The price finder: its devices, the faults of each, and an answer for each fault. */
export function priceFinderRoutes(): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    ...[screenAddress('priceFinder', language), screenAddress('priceFinder', language, ':device')].map((path) => ({
      path,
      ...screenOnDemand('priceFinder/PriceFinderScreen', ['priceFinder'], async () => {
        const { PriceFinderScreen, loadPriceFinder } = await import('./PriceFinderScreen')
        return {
          Component: PriceFinderScreen,
          load: (site, address, params) => loadPriceFinder(site, language, address, params.device),
        }
      }),
    })),
    {
      path: screenAddress('priceFinder', language, ':device/:url'),
      ...screenOnDemand('priceFinder/FaultScreen', ['lists', 'priceFinder'], async () => {
        const { FaultScreen, loadFault } = await import('./FaultScreen')
        return {
          Component: FaultScreen,
          load: (site, address, params) => loadFault(site, language, address, params.device ?? '', params.url ?? ''),
        }
      }),
    },
  ])
}
