import { bandKey, priceBands } from '@shop/server/priceBands'
import { type Language, screenAddress } from '@shop/server/screens'
import { redirect } from 'react-router'
import { otherLanguage, withQuery } from '../addresses/addresses'
import type { Site } from '../data/Site'
import type { ProductNeighboursQuery, ProductOverviewQuery, ProductQuery } from '../generated/graphql'
import { notFound, orMoved } from '../screens/notFound'
import { assertWithin, pageNumber } from '../screens/paging'
import type { ScreenData } from '../screens/ScreenData'
import { brandKey, filterOf, type ProductFilter, productQuery } from './productChoices'

export interface ProductsData extends ScreenData {
  kind: 'products'
  products: ProductOverviewQuery['publicProducts']
  choices: ProductOverviewQuery['publicProductChoices']
  page: number
  filter: ProductFilter
}

export interface ProductData extends ScreenData {
  kind: 'product'
  product: ProductQuery['publicProductByUrl']
  neighbours?: ProductNeighboursQuery['publicProductNeighbours']
  /** Until when it can be collected if it is reserved now, UTC; null where it cannot be. */
  collectBefore?: string | null
}

/** The product overview: a page of it, narrowed down and in the order that the address asks for. */
export async function loadProducts(site: Site, language: Language, url: URL): Promise<ProductsData> {
  const page = pageNumber(url, language)
  const filter = filterOf(url, language)
  const { type, condition, inStock, order: sort } = filter
  const band = priceBands.find((one) => bandKey(one) === filter.price)
  const { publicProducts: products, publicProductChoices: choices } = await site.query('ProductOverview', {
    language,
    page,
    sort,
    type,
    condition,
    brand: filter.brand && (await brandOf(site, language, filter.brand)),
    minPrice: band?.from ?? null,
    belowPrice: band?.below ?? null,
    inStock: inStock || null,
  })
  assertWithin(page, products.total)
  const other = otherLanguage(language)
  return {
    kind: 'products',
    products,
    choices,
    page,
    filter,
    translationAddress: withQuery(screenAddress('products', other), productQuery(other, filter)),
  }
}

/** The brand that a key stands for; one that no product has is not found. */
async function brandOf(site: Site, language: Language, key: string): Promise<string> {
  const { publicProductChoices } = await site.query('ProductBrands', { language })
  const brand = publicProductChoices.brands.find(({ value }) => brandKey(value) === key)
  if (!brand) throw notFound()
  return brand.value
}

/** A product by its url; one of the other language is sent to its own address. */
export async function loadProduct(site: Site, language: Language, url: string, address: URL): Promise<ProductData> {
  const { publicProductByUrl: product, publicCollectBefore: collectBefore = null } = await orMoved(
    site,
    address.pathname,
    () => site.query('Product', { url }),
  )
  if (product.language !== language) {
    throw redirect(screenAddress('products', product.language, product.url) + address.search, 301)
  }
  const { publicProductNeighbours: neighbours } = await site.query('ProductNeighbours', { id: product.id })
  const { translation } = product
  return {
    kind: 'product',
    product,
    neighbours,
    collectBefore,
    translationAddress: translation?.url ? screenAddress('products', translation.language, translation.url) : null,
  }
}
