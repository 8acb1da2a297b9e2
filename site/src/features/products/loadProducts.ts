import { bandKey, priceBands } from '@shop/server/priceBands'
import { type Language, screenAddress } from '@shop/server/screens'
import type { ProductOverviewQuery } from '../../generated/graphql'
import { otherLanguage, withQuery } from '../../kernel/addresses/addresses'
import type { Site } from '../../kernel/data/Site'
import { notFound } from '../../kernel/screens/notFound'
import { assertWithin, pageNumber } from '../../kernel/screens/paging'
import type { ScreenData } from '../../kernel/screens/ScreenData'
import { brandKey, filterOf, type ProductFilter, productQuery } from './productChoices'

export interface ProductsData extends ScreenData {
  kind: 'products'
  products: ProductOverviewQuery['publicProducts']
  choices: ProductOverviewQuery['publicProductChoices']
  page: number
  filter: ProductFilter
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
