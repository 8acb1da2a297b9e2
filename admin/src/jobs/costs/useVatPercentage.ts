import { useQuery } from '@tanstack/react-query'
import { askServer } from '../../graphql/askServer'

/** The VAT that the server reckons with; undefined until it has said so. */
export function useVatPercentage(): number | undefined {
  const { data } = useQuery({
    queryKey: ['shop', 'vatPercentage'],
    queryFn: ({ signal }) =>
      askServer<{ shop: { vatPercentage: number } }>({ query: 'query Vat { shop { vatPercentage } }', signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data?.shop?.vatPercentage
}
