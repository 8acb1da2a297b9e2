import { useQuery } from '@tanstack/react-query'
import { WaitingJobsDocument, type WaitingJobsQuery } from '../../../generated/graphql'
import { askServer } from '../../../kernel/graphql/askServer'

export const waitingJobsKey = ['waitingJobs']

export type WaitingJob = WaitingJobsQuery['waitingJobs'][number]

/** The jobs whose customers wait for an answer, the longest first; undefined while it is not known. */
export function useWaitingJobs(): WaitingJob[] | undefined {
  const { data } = useQuery({
    queryKey: waitingJobsKey,
    queryFn: ({ signal }) => askServer({ query: WaitingJobsDocument, signal }),
  })
  return data?.waitingJobs
}
