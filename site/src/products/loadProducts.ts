import { type Language, screenAddress } from '@shop/server/screens'
import { redirect } from 'react-router'
import { otherLanguage, withQuery } from '../addresses/addresses'
import type { Site } from '../data/Site'
import type {
  ProductCondition,
  ProductNeighboursQuery,
  ProductOverviewQuery,
  ProductQuery,
  ProductType,
} from '../generated/graphql'
import { orMoved } from '../screens/notFound'
import { assertWithin, pageNumber } from '../screens/paging'
import type { ScreenData } from '../screens/ScreenData'
import {
  addressValue,
  chosenValue,
  conditionParameters,
  productConditions,
  productTypes,
  typeParameters,
} from './productChoices'

export interface ProductsData extends ScreenData {
  kind: 'products'
  products: ProductOverviewQuery['publicProducts']
  page: number
  type: ProductType | null
  condition: ProductCondition | null
}

export interface ProductData extends ScreenData {
  kind: 'product'
  product: ProductQuery['publicProductByUrl']
  neighbours?: ProductNeighboursQuery['publicProductNeighbours']
}

/** The product overview: a page of it, narrowed by heading and state. */
export async function loadProducts(site: Site, language: Language, url: URL): Promise<ProductsData> {
  const page = pageNumber(url, language)
  const type = chosenValue(url, typeParameters[language], productTypes)
  const condition = chosenValue(url, conditionParameters[language], productConditions)
  const { publicProducts: products } = await site.query('ProductOverview', { language, page, type, condition })
  assertWithin(page, products.total)
  const other = otherLanguage(language)
  return {
    kind: 'products',
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

/** A product by its url; one of the other language is sent to its own address. */
export async function loadProduct(site: Site, language: Language, url: string, address: URL): Promise<ProductData> {
  const { publicProductByUrl: product } = await orMoved(site, address.pathname, () => site.query('Product', { url }))
  if (product.language !== language) {
    throw redirect(screenAddress('products', product.language, product.url) + address.search, 301)
  }
  const { publicProductNeighbours: neighbours } = await site.query('ProductNeighbours', { id: product.id })
  const { translation } = product
  return {
    kind: 'product',
    product,
    neighbours,
    translationAddress: translation?.url ? screenAddress('products', translation.language, translation.url) : null,
  }
}
