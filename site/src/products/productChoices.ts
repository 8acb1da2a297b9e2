import type { Language } from '@shop/server/screens'
import type { ProductCondition, ProductType } from '../generated/graphql'
import { notFound } from '../screens/notFound'

export const productTypes = ['product_sale', 'software', 'outlet', 'secondhand'] as const satisfies ProductType[]
export const productConditions = ['new', 'as_new', 'used'] as const satisfies ProductCondition[]

/** The query names that carry the filters of the product overview. */
export const typeParameters: Record<Language, string> = { nl: 'soort', en: 'type' }
export const conditionParameters: Record<Language, string> = { nl: 'staat', en: 'condition' }

/** A value as a query parameter: `as-new`. */
export function addressValue(value: string | null): string | null {
  return value?.replaceAll('_', '-') ?? null
}

/** The choice that the address names; an unknown one is not found. */
export function chosenValue<Value extends string>(url: URL, parameter: string, values: readonly Value[]): Value | null {
  const asked = url.searchParams.get(parameter)
  if (asked === null || asked === '') return null
  const value = values.find((one) => addressValue(one) === asked)
  if (!value) throw notFound()
  return value
}
