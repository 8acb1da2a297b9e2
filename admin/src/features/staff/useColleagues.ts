import { useQuery } from '@tanstack/react-query'
import { ColleaguesDocument } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'

/** The accounts that work on jobs: those of the back office, as the server has it, and neither partner nor accountant. */
export function useColleagues() {
  return useQuery({
    queryKey: ['staffAccounts', 'choices'],
    queryFn: ({ signal }) => askServer({ query: ColleaguesDocument, signal }),
    select: ({ colleagues }) => colleagues,
  })
}
