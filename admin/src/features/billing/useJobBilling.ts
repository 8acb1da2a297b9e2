import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { JobBillingDocument, type JobBillingQuery, type JobKind } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import type { BilledJob } from './AlsoBilled'

/**
 * What a job and others on the same bill come to.
 * @param known what is known already of this choice of others
 * @returns the last answer, and whether it is about this choice
 */
export function useJobBilling(
  variables: { job: JobKind; id: number; also: BilledJob[] },
  known: JobBillingQuery['jobBilling'] | undefined,
): { billing: JobBillingQuery['jobBilling'] | undefined; isCurrent: boolean } {
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['billing', 'together', variables],
    queryFn: ({ signal }) => askServer({ query: JobBillingDocument, variables, signal }),
    placeholderData: keepPreviousData,
    enabled: known === undefined,
    gcTime: 0,
  })
  if (known) return { billing: known, isCurrent: true }
  return { billing: data?.jobBilling, isCurrent: data !== undefined && !isPlaceholderData }
}
