import { useQuery } from '@tanstack/react-query'
import { NoAnswer } from '../graphql/NoAnswer'
import { Refusal } from '../graphql/Refusal'
import { sendGraphql } from '../graphql/sendGraphql'

/** A part of the dashboard: there, on its way or failed on its own. */
export interface DashboardPart<Data> {
  data: Data | undefined
  isFailed: boolean
  retry(): void
}

/** What one call brings to the dashboard. */
export function useDashboardCall<Data>(name: string, query: string): DashboardPart<Data> {
  const { data, isError, refetch } = useQuery({
    queryKey: ['dashboard', name],
    queryFn: async ({ signal }) => {
      const answer = await sendGraphql<Data>({ query, signal })
      if (answer.errors?.[0]) throw new Refusal(answer.errors[0])
      if (!answer.data) throw new NoAnswer(200)
      return answer.data
    },
  })
  return { data, isFailed: isError, retry: () => void refetch() }
}
