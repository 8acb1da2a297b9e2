import { languages, screenAddress } from '@shop/server/screens'
import type { RouteObject } from 'react-router'
import { screenOnDemand } from '../../kernel/screens/screenOnDemand'

export function productRoutes(): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('products', language),
      ...screenOnDemand('products/ProductsScreen', ['lists', 'products'], async () => {
        const { ProductsScreen, loadProducts } = await import('./ProductsScreen')
        return { Component: ProductsScreen, load: (site, address) => loadProducts(site, language, address) }
      }),
    },
    {
      path: screenAddress('products', language, ':url'),
      ...screenOnDemand('products/ProductScreen', ['lists', 'products'], async () => {
        const { ProductScreen, loadProduct } = await import('./ProductScreen')
        return {
          Component: ProductScreen,
          load: (site, address, params) => loadProduct(site, language, params.url ?? '', address),
        }
      }),
    },
  ])
}
