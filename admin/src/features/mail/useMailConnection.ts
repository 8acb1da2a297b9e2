import { useQuery } from '@tanstack/react-query'
import { MailConnectionDocument, type MailConnectionQuery } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'

export type MailConnection = MailConnectionQuery['connection']

/** Mails leave in the background: what is shown follows within this time. */
const askedEvery = 15_000

/** How it stands with the mail of the shop. */
export function useMailConnection() {
  return useQuery({
    queryKey: ['mailConnection'],
    queryFn: async ({ signal }) => (await askServer({ query: MailConnectionDocument, signal })).connection,
    refetchInterval: askedEvery,
    gcTime: 0,
  })
}
