import { useQuery } from '@tanstack/react-query'
import { MailKindsDocument, type MailKindsQuery } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'

export type MailKindInfo = MailKindsQuery['mailKinds'][number]

/** Every mail that the shop sends; these do not change while the back office is open. */
export function useMailKinds() {
  return useQuery({
    queryKey: ['mailKinds'],
    queryFn: async ({ signal }) => (await askServer({ query: MailKindsDocument, signal })).mailKinds,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
