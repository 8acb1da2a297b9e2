import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { OnlinePaymentSetupDocument } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'

/** Online payments stand in the menu of a shop that takes them, or has taken them. */
export function OnlineMenuGate({ children }: { children: ReactNode }) {
  const { data } = useQuery({
    queryKey: ['onlinePaymentSetup'],
    queryFn: ({ signal }) => askServer({ query: OnlinePaymentSetupDocument, signal }),
    staleTime: 60_000,
    retry: false,
  })
  return data?.onlinePaymentSetup.isUsed ? children : null
}
