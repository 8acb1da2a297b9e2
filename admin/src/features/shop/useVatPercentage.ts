import { useQuery } from '@tanstack/react-query'
import { VatDocument } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'

/** The VAT percentage of the shop; null where it has none, undefined until it is loaded. */
export function useVatPercentage(): number | null | undefined {
  const { data } = useQuery({
    queryKey: ['shop', 'vatPercentage'],
    queryFn: ({ signal }) => askServer({ query: VatDocument, signal }),
  })
  return data?.shop?.vatPercentage
}
