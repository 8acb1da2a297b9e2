import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { JobBillingDocument, UnbilledJobsDocument } from '../../generated/graphql'
import { PagePart, PageRows } from '../../kernel/components/PagePart'
import { formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useManaged } from '../../kernel/managed/ManagedContext'

const BillDialog = lazy(() => import('./BillDialog'))

/** The finished jobs of a customer that are not billed, and the way to bill them together; nothing without any. */
export function CustomerBilling({ id }: { id: number }) {
  const { translate, language } = useTranslation()
  const isInUse = useManaged().entities.some(({ name }) => name === 'invoice')
  const [isOpen, setOpen] = useState(false)
  const { data, refetch } = useQuery({
    queryKey: ['customer', 'unbilled', id],
    queryFn: ({ signal }) => askServer({ query: UnbilledJobsDocument, variables: { customer: id }, signal }),
    enabled: isInUse,
  })
  const jobs = data?.unbilledJobs ?? []
  const [first] = jobs
  if (!first) return null
  return (
    <PagePart
      title={translate('billing.unbilled')}
      tools={
        <Button
          variant="contained"
          startIcon={<Icon name="invoice" />}
          onClick={() => setOpen(true)}
          sx={{ minHeight: 44 }}
        >
          {translate('billing.start')}
        </Button>
      }
    >
      <PageRows>
        {jobs.map(({ kind, id: job, number, description, total }) => (
          <li key={`${kind}-${job}`}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5 }}>
              <Box component={Link} to={`/${kind}/${job}`} sx={{ color: 'text.primary', fontWeight: 600, py: 0.5 }}>
                {number}
              </Box>
              <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>{description}</Box>
              <Box sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>{formatMoney(total, language)}</Box>
            </Box>
          </li>
        ))}
      </PageRows>
      {isOpen && (
        <TogetherDialog
          job={first.kind}
          id={first.id}
          onClose={() => setOpen(false)}
          onBilled={() => {
            setOpen(false)
            void refetch()
          }}
        />
      )}
    </PagePart>
  )
}

type TogetherDialogProps = Pick<Parameters<typeof BillDialog>[0], 'job' | 'id' | 'onClose' | 'onBilled'>

/** Bills a job and all that may be on the same bill, unless they are unticked. */
function TogetherDialog({ job, id, ...props }: TogetherDialogProps) {
  const { data } = useQuery({
    queryKey: ['billing', 'of customer', job, id],
    queryFn: async ({ signal }) => {
      const { jobBilling: alone } = await askServer({ query: JobBillingDocument, variables: { job, id }, signal })
      const also = alone.others.map((other) => ({ kind: other.kind, id: other.id }))
      if (also.length === 0) return { billing: alone, also }
      const { jobBilling } = await askServer({ query: JobBillingDocument, variables: { job, id, also }, signal })
      return { billing: jobBilling, also }
    },
    gcTime: 0,
  })
  if (!data) return null
  return (
    <Suspense fallback={null}>
      <BillDialog {...{ job, id, ...data, ...props }} />
    </Suspense>
  )
}
