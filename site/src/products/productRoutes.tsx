import { languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import type { Site } from '../data/Site'
import { screenWithMessages } from '../screens/screenOnDemand'

export function productRoutes(site: Site): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('products', language),
      ...screenWithMessages('src/products/ProductsScreen.tsx', ['lists', 'products'], async () => {
        const [{ ProductsScreen }, { loadProducts }] = await Promise.all([
          import('./ProductsScreen'),
          import('./loadProducts'),
        ])
        return {
          Component: ProductsScreen,
          loader: ({ request }) => loadProducts(site, language, new URL(request.url)),
        }
      }),
    },
    {
      path: screenAddress('products', language, ':url'),
      ...screenWithMessages('src/products/ProductScreen.tsx', ['lists', 'products'], async () => {
        const [{ ProductScreen }, { loadProduct }] = await Promise.all([
          import('./ProductScreen'),
          import('./loadProducts'),
        ])
        return {
          Component: ProductScreen,
          loader: ({ request, params }) => loadProduct(site, language, params.url ?? '', new URL(request.url)),
        }
      }),
    },
  ])
}
