import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { LinkTargetsDocument } from '../../generated/graphql'
import { publicAddress } from '../addresses/publicAddress'
import { askServer } from '../graphql/askServer'
import type { Language } from '../managed/ManagedEntity'

/** Something of the site that a link may lead to. */
export interface LinkTarget {
  /** The name of its entity. */
  entity: string
  title: string
  address: string
}

/** What of the site answers to what is typed, in the language of the text. Who types an address searches for nothing. */
export function useLinkTargets(typed: string, language: unknown): LinkTarget[] {
  const search = useDeferredValue(typed.trim())
  const { data = [] } = useQuery({
    queryKey: ['linkTargets', search, language],
    enabled: !/^(\/|#|\w+:)/.test(search),
    queryFn: async ({ signal }) => {
      const ofLanguage: Language | null = language === 'nl' || language === 'en' ? language : null
      const variables = { search: search || null, language: ofLanguage }
      const lists = await askServer({ query: LinkTargetsDocument, variables, signal })
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
