import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { publicAddress } from '../../addresses/publicAddress'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { askServer } from '../../graphql/askServer'

/** Something of the site that a link may lead to. */
export interface LinkTarget {
  /** The name of its entity. */
  entity: string
  title: string
  address: string
}

const query = `query LinkTargets($search: String, $language: Language) {
  page: pages(filter: { search: $search, language: $language, visible: true }, perPage: 10) { items { id title language url fullUrl visible } }
  newsItem: newsItems(filter: { search: $search, language: $language }, perPage: 6) { items { id title language url } }
  tip: tips(filter: { search: $search, language: $language }, perPage: 6) { items { id title language url } }
  product: products(filter: { search: $search, language: $language }, perPage: 6) { items { id title language url } }
}`

/** What of the site answers to what is typed, in the language of the text. Who types an address searches for nothing. */
export function useLinkTargets(typed: string, language: unknown): LinkTarget[] {
  const search = useDeferredValue(typed.trim())
  const { data = [] } = useQuery({
    queryKey: ['linkTargets', search, language],
    enabled: !/^(\/|#|\w+:)/.test(search),
    queryFn: async ({ signal }) => {
      const variables = { search: search || null, language: typeof language === 'string' ? language : null }
      const lists = await askServer<Record<string, { items: FormRecord[] }>>({ query, variables, signal })
      return Object.entries(lists).flatMap(([entity, { items }]) =>
        items.flatMap((record) => {
          const address = publicAddress(entity, record)
          return address ? [{ entity, title: String(record.title), address }] : []
        }),
      )
    },
  })
  return data
}
