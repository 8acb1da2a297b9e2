import { languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { siteLoader } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

/** The price finder: its devices, the faults of each, and an answer for each fault. */
export function priceFinderRoutes(): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    ...[screenAddress('priceFinder', language), screenAddress('priceFinder', language, ':device')].map((path) => ({
      path,
      ...screenWithMessages('src/priceFinder/PriceFinderScreen.tsx', ['priceFinder'], async () => {
        const [{ PriceFinderScreen }, { loadPriceFinder }] = await Promise.all([
          import('./PriceFinderScreen'),
          import('./loadPriceFinder'),
        ])
        return {
          Component: PriceFinderScreen,
          loader: siteLoader((site, address, params) => loadPriceFinder(site, language, address, params.device)),
        }
      }),
    })),
    {
      path: screenAddress('priceFinder', language, ':device/:url'),
      ...screenWithMessages('src/priceFinder/FaultScreen.tsx', ['lists', 'priceFinder'], async () => {
        const [{ FaultScreen }, { loadFault }] = await Promise.all([
          import('./FaultScreen'),
          import('./loadPriceFinder'),
        ])
        return {
          Component: FaultScreen,
          loader: siteLoader((site, address, params) =>
            loadFault(site, language, address, params.device ?? '', params.url ?? ''),
          ),
        }
      }),
    },
  ])
}
