import { useQuery } from '@tanstack/react-query'
import { PaymentTerminalsDocument, type PaymentTerminalsQuery } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'

/** The card terminals of the shop; none until they are known. */
export function useTerminals(): PaymentTerminalsQuery['paymentTerminals'] {
  const { data } = useQuery({
    queryKey: ['paymentTerminals'],
    queryFn: ({ signal }) => askServer({ query: PaymentTerminalsDocument, signal }),
    staleTime: 5 * 60_000,
    retry: false,
  })
  return data?.paymentTerminals ?? []
}
