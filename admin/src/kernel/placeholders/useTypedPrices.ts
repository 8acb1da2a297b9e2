import { centsOf } from '@shop/server/money'
import { priceReferenceOf } from '@shop/server/priceReferences'
import { type TypedPrice, typedPricesIn, waysToFollow } from '@shop/server/typedPrices'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { TextPricesOfDocument } from '../../generated/graphql'
import { askServer } from '../graphql/askServer'
import type { NamedPrice } from '../shop/namedPrices'
import { useDebounced } from '../typing/useDebounced'

/** A typed price with what it could follow. */
export interface FollowablePrice {
  typed: TypedPrice
  ways: NamedPrice[]
}

const none: NamedPrice[] = []

/** The prices in a text that equal that of a service or product of its language, once it has stayed the same for a while. */
export function useTypedPrices(text: string, isHtml: boolean, language: 'nl' | 'en'): FollowablePrice[] {
  const settled = useDebounced(text, 600)
  const typed = useMemo(() => (settled === text ? typedPricesIn(settled, isHtml) : []), [settled, text, isHtml])
  const amounts = [...new Set(typed.flatMap((each) => each.amounts.map((cents) => cents / 100)))].sort((a, b) => a - b)
  const { data = none } = useQuery({
    queryKey: ['textPricesOf', language, amounts],
    queryFn: async ({ signal }) =>
      (await askServer({ query: TextPricesOfDocument, variables: { language, amounts }, signal })).textPricesOf,
    enabled: amounts.length > 0,
    placeholderData: keepPreviousData,
  })
  return typed
    .map((each) => ({ typed: each, ways: data.filter((price) => isWay(each, price)) }))
    .filter(({ ways }) => ways.length > 0)
}

function isWay(typed: TypedPrice, { name, amount, amountTo }: NamedPrice): boolean {
  const price = amount === null ? null : centsOf(amount)
  const priceTo = amountTo === null ? null : centsOf(amountTo)
  return waysToFollow(typed, { price, priceTo }).some(({ isFrom }) => isFrom === priceReferenceOf(name)?.isFrom)
}
