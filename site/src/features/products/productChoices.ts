import { overviewParameters } from '@shop/server/overviewParameters'
import { bandKey, priceBands } from '@shop/server/priceBands'
import type { Language } from '@shop/server/screens'
import type { ProductCondition, ProductOrder, ProductType } from '../../generated/graphql'
import { notFound } from '../../kernel/screens/notFound'

export const productTypes = ['product_sale', 'software', 'outlet', 'secondhand'] as const satisfies ProductType[]
export const productConditions = ['new', 'as_new', 'used'] as const satisfies ProductCondition[]
/** The first is that of a list that was not put into another order. */
export const productOrders = ['newest', 'oldest', 'cheapest', 'dearest'] as const satisfies ProductOrder[]
export const priceKeys = priceBands.map(bandKey)

/** What the product overview is narrowed down to, as its address says it. */
export interface ProductFilter {
  type: ProductType | null
  condition: ProductCondition | null
  /** As `brandKey` writes it. */
  brand: string | null
  /** As `bandKey` writes it. */
  price: string | null
  inStock: boolean
  order: ProductOrder
}

/** The query names that carry them. */
export const productParameters: Record<Language, Record<keyof ProductFilter, string>> = {
  nl: {
    type: overviewParameters.nl.productType,
    condition: 'staat',
    brand: 'merk',
    price: 'prijs',
    inStock: 'voorraad',
    order: 'volgorde',
  },
  en: {
    type: overviewParameters.en.productType,
    condition: 'condition',
    brand: 'brand',
    price: 'price',
    inStock: 'stock',
    order: 'sort',
  },
}

/** What the key of a brand looks like. */
export const brandPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
export const longestBrand = 60

/** A brand in an address: `western-digital`. */
export function brandKey(brand: string): string {
  const plain = brand.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

/** A value as a query parameter: `as-new`. */
export function addressValue(value: string | null): string | null {
  return value?.replaceAll('_', '-') ?? null
}

/** The filter as query parameters; null for what is as usual. */
export function productQuery(language: Language, filter: ProductFilter): Record<string, string | null> {
  const names = productParameters[language]
  return {
    [names.type]: addressValue(filter.type),
    [names.condition]: addressValue(filter.condition),
    [names.brand]: filter.brand,
    [names.price]: filter.price,
    [names.inStock]: filter.inStock ? '1' : null,
    [names.order]: filter.order === productOrders[0] ? null : filter.order,
  }
}

/** What an address asks for; an unknown choice is not found. */
export function filterOf({ searchParams }: URL, language: Language): ProductFilter {
  const names = productParameters[language]
  const chosen = <Value extends string>(name: keyof ProductFilter, values: readonly Value[]): Value | null => {
    const asked = searchParams.get(names[name]) || null
    if (asked === null) return null
    const value = values.find((one) => addressValue(one) === asked)
    if (!value) throw notFound()
    return value
  }
  return {
    type: chosen('type', productTypes),
    condition: chosen('condition', productConditions),
    brand: searchParams.get(names.brand) || null,
    price: chosen('price', priceKeys),
    inStock: chosen('inStock', ['1']) !== null,
    order: chosen('order', productOrders) ?? productOrders[0],
  }
}
