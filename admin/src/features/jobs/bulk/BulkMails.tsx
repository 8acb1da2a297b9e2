import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { AddressesOfDocument } from '../../../generated/graphql'
import { RetryAlert } from '../../../kernel/components/RetryAlert'
import type { FormRecord } from '../../../kernel/dataProvider/FormRecord'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'

interface BulkMailsProps {
  records: readonly FormRecord[]
  /** The chosen status; empty while none is. */
  status: string
  holdBackNotice: boolean
}

/** How many customers a new status of several jobs is mailed to, and how many have no address for it. */
export function BulkMails({ records, status, holdBackNotice }: BulkMailsProps) {
  const { translate } = useTranslation()
  const customers = [...new Set(records.map(({ customer }) => Number(customer)))].toSorted((one, other) => one - other)
  const { data, isError, refetch } = useQuery({
    queryKey: ['customer', 'addresses', customers],
    queryFn: ({ signal }) => askServer({ query: AddressesOfDocument, variables: { customers }, signal }),
    gcTime: 0,
  })
  if (isError) return <RetryAlert text={translate('list.failed')} onRetry={refetch} />
  if (!data) return <Box role="status">{translate('app.loading')}</Box>
  // A job that has the status already stays as it is, and nobody is mailed.
  const changed = records.filter((record) => record.status !== status)
  const addressed = new Set(data.customers.items.filter(({ email }) => email !== null).map(({ id }) => id))
  const affected = new Set(changed.map(({ customer }) => Number(customer)))
  const mails = changed.filter(({ customer }) => addressed.has(Number(customer))).length
  const mailed = [...affected].filter((customer) => addressed.has(customer)).length
  const says = [
    changed.length < records.length && translate('jobs.bulk.unchanged', { count: records.length - changed.length }),
    holdBackNotice && translate('jobs.bulk.noMails'),
    !holdBackNotice &&
      affected.size > 0 &&
      translate('jobs.bulk.mails', { count: mailed, mails, more: mails - mailed }),
    !holdBackNotice && affected.size > mailed && translate('jobs.bulk.withoutMail', { count: affected.size - mailed }),
  ].filter((text) => text !== false)
  return (
    <Box aria-live="polite" sx={{ display: 'grid', gap: 0.5 }}>
      {says.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Box>
  )
}
