import { useQuery } from '@tanstack/react-query'
import { InboxDocument } from '../../generated/graphql'
import { PagePart, PageRows } from '../../kernel/components/PagePart'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { InboxRow } from '../messages/InboxRow'

/** The latest messages that were sent with the forms of the site under the customer's e-mail address. */
export function CustomerInbox({ email }: { email: string }) {
  const { translate } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['customer', 'inbox', email],
    queryFn: ({ signal }) =>
      askServer({ query: InboxDocument, variables: { search: email, page: 1, perPage: 10 }, signal }),
  })
  // The search finds the address within a text or a longer address, too.
  const messages = (data?.inbox?.items ?? []).filter((each) => each.email?.toLowerCase() === email.toLowerCase())
  return (
    <PagePart
      title={translate('customer.inbox')}
      isLoading={!data && !isError}
      isError={isError}
      onRetry={refetch}
      none={data && messages.length === 0 ? translate('customer.noInbox') : undefined}
    >
      <PageRows>
        {messages.map((message) => (
          <InboxRow key={`${message.kind}-${message.id}`} message={message} onChanged={refetch} />
        ))}
      </PageRows>
    </PagePart>
  )
}
