import { useQuery } from '@tanstack/react-query'
import { askServer } from '../../kernel/graphql/askServer'
import type { AnyVariables, GraphqlCall } from '../../kernel/graphql/sendGraphql'

/** A part of the dashboard: there, on its way or failed on its own. */
export interface DashboardPart<Data> {
  data: Data | undefined
  isFailed: boolean
  retry(): void
}

/**
 * What one call brings to the dashboard.
 * @param isAllowed whether the user may ask; nothing is asked otherwise
 */
export function useDashboardCall<Data, Variables = AnyVariables>(
  name: string,
  call: GraphqlCall<Data, Variables>,
  isAllowed = true,
): DashboardPart<Data> {
  const { data, isError, refetch } = useQuery({
    queryKey: ['dashboard', name],
    enabled: isAllowed,
    queryFn: ({ signal }) => askServer({ ...call, signal }),
  })
  return { data, isFailed: isError, retry: () => void refetch() }
}
