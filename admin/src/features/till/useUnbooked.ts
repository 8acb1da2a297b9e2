import { useQuery } from '@tanstack/react-query'
import { UnbookedTerminalPaymentsDocument, type UnbookedTerminalPaymentsQuery } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import type { Sale } from './Sale'

/** What was paid on card terminals and is in no sale yet, but for what the sale on the screen has taken. */
export function useUnbooked({ terminal }: Sale) {
  const { data, refetch } = useQuery({
    queryKey: ['till', 'unbooked'],
    queryFn: ({ signal }) => askServer({ query: UnbookedTerminalPaymentsDocument, signal }),
    gcTime: 0,
    retry: false,
  })
  const all: UnbookedTerminalPaymentsQuery['unbookedTerminalPayments'] = data?.unbookedTerminalPayments ?? []
  return { unbooked: all.filter(({ id }) => id !== terminal?.id), look: () => void refetch() }
}
