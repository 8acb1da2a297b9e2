import { useQuery } from '@tanstack/react-query'
import { OpenTradeInsDocument } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import type { TradeIn } from './Paying'
import type { Sale } from './Sale'

/** What may be set off against a sale, as it is when something is put on it. */
export function useTradeIns({ key, lines }: Sale): readonly TradeIn[] {
  const { data } = useQuery({
    queryKey: ['till', 'tradeIns', key],
    queryFn: ({ signal }) => askServer({ query: OpenTradeInsDocument, signal }),
    enabled: lines.length > 0,
    gcTime: 0,
  })
  return data?.openTradeIns ?? []
}
