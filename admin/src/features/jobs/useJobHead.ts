import { useQuery } from '@tanstack/react-query'
import { askServer } from '../../kernel/graphql/askServer'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { type JobHead, jobHeadQuery } from './jobHeadQuery'

/** Milliseconds after which it is looked again whether a mail has left. */
const mailPoll = 3000

/** What stands at the head of a job; as long as a mail about it is under way, it is read again and again. */
export function useJobHead(id: number, version: number): JobHead | undefined {
  const entity = useEntity()
  const { data } = useQuery({
    queryKey: [entity.name, 'head', id, version],
    queryFn: ({ signal }) =>
      askServer<{ job: Omit<JobHead, 'report'> | null; report: JobHead['report'] }>({
        query: jobHeadQuery(entity),
        variables: { id },
        signal,
      }),
    placeholderData: (before) => before,
    refetchInterval: ({ state: { data: read } }) =>
      [read?.job?.timeline?.at(-1), read?.report].some((mail) => mail?.mailState === 'queued') ? mailPoll : false,
    select: ({ job, report }) => (job?.customer ? { ...job, report } : undefined),
    gcTime: 0,
  })
  return data
}
