import { useQuery } from '@tanstack/react-query'
import { ShopPlaceholdersDocument, type ShopPlaceholdersQuery } from '../../generated/graphql'
import { askServer } from '../graphql/askServer'

export type ShopPlaceholder = ShopPlaceholdersQuery['shopPlaceholders'][number]

const none: ShopPlaceholder[] = []

/** What texts can name of the shop, and whether it is still being asked for. */
export function useShopPlaceholdersQuery(): { placeholders: ShopPlaceholder[]; isPending: boolean } {
  const { data = none, isPending } = useQuery({
    queryKey: ['shopPlaceholders'],
    queryFn: async ({ signal }) => (await askServer({ query: ShopPlaceholdersDocument, signal })).shopPlaceholders,
  })
  return { placeholders: data, isPending }
}
