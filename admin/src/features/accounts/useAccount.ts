import { useQuery } from '@tanstack/react-query'
import { accountCalls } from './accountQueries'
import { accountKey } from './useAccountChange'

/** The own account, shared by what shows it. */
export function useAccount() {
  return useQuery({ queryKey: [...accountKey, 'own'], gcTime: 0, queryFn: ({ signal }) => accountCalls.load(signal) })
}
