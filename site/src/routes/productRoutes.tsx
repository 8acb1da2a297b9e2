import { type Language, languages, screenAddress } from '@shop/server/screens'
import { type RouteObject, redirect } from 'react-router'
import { otherLanguage, withQuery } from '../addresses'
import {
  type ProductCondition,
  ProductDocument,
  ProductOverviewDocument,
  type ProductOverviewQuery,
  type ProductQuery,
  type ProductType,
} from '../generated/graphql'
import type { Site } from '../Site'
import { orMoved } from './notFound'
import { ProductScreen } from './ProductScreen'
import { ProductsScreen } from './ProductsScreen'
import { assertWithin, pageNumber } from './paging'
import {
  addressValue,
  chosenValue,
  conditionParameters,
  productConditions,
  productTypes,
  typeParameters,
} from './productChoices'
import type { ScreenData } from './ScreenData'

export interface ProductsData extends ScreenData {
  products: ProductOverviewQuery['publicProducts']
  page: number
  type: ProductType | null
  condition: ProductCondition | null
}

export interface ProductData extends ScreenData {
  product: ProductQuery['publicProductByUrl']
}

export function productRoutes(site: Site): RouteObject[] {
  return languages.flatMap((language): RouteObject[] => [
    {
      path: screenAddress('products', language),
      Component: ProductsScreen,
      loader: ({ request }) => loadProducts(site, language, new URL(request.url)),
    },
    {
      path: screenAddress('products', language, ':url'),
      Component: ProductScreen,
      loader: ({ request, params }) => loadProduct(site, language, params.url ?? '', new URL(request.url)),
    },
  ])
}

async function loadProducts(site: Site, language: Language, url: URL): Promise<ProductsData> {
  const page = pageNumber(url, language)
  const type = chosenValue(url, typeParameters[language], productTypes)
  const condition = chosenValue(url, conditionParameters[language], productConditions)
  const { publicProducts: products } = await site.query(ProductOverviewDocument, { language, page, type, condition })
  assertWithin(page, products.total)
  const other = otherLanguage(language)
  return {
    products,
    page,
    type,
    condition,
    translationAddress: withQuery(screenAddress('products', other), {
      [typeParameters[other]]: addressValue(type),
      [conditionParameters[other]]: addressValue(condition),
    }),
  }
}

async function loadProduct(site: Site, language: Language, url: string, address: URL): Promise<ProductData> {
  const { publicProductByUrl: product } = await orMoved(site, address.pathname, () =>
    site.query(ProductDocument, { url }),
  )
  if (product.language !== language) {
    throw redirect(screenAddress('products', product.language, product.url) + address.search, 301)
  }
  const { translation } = product
  return {
    product,
    translationAddress: translation?.url ? screenAddress('products', translation.language, translation.url) : null,
  }
}
