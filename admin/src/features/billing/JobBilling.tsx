import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useRefresh } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { type BilledInvoiceFragment, JobBillingDocument } from '../../generated/graphql'
import { StatusChip } from '../../kernel/components/StatusChip'
import { formatDay, formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useEntity, useManaged } from '../../kernel/managed/ManagedContext'
import { jobKind } from '../../kernel/managed/ManagedEntity'

const BillDialog = lazy(() => import('./BillDialog'))
const DepositDialog = lazy(() => import('./DepositDialog'))

/** How far a job is billed and paid, and the way to do so. */
export function JobBilling({ id, version }: { id: number; version: number }) {
  const { name } = useEntity()
  const { translate } = useTranslation()
  const refresh = useRefresh()
  const isInUse = useManaged().entities.some((each) => each.name === 'invoice')
  const [dialog, setDialog] = useState<'bill' | 'deposit'>()
  const variables = { job: jobKind(name), id }
  const { data, isError } = useQuery({
    queryKey: [name, 'billing', id, version],
    queryFn: ({ signal }) => askServer({ query: JobBillingDocument, variables, signal }),
    placeholderData: (before) => before,
    enabled: isInUse,
    gcTime: 0,
  })
  const billing = data?.jobBilling
  const isPriced = billing != null && billing.total !== null
  const isBilled = billing != null && billing.billedBy !== null
  const close = () => setDialog(undefined)
  const done = () => {
    close()
    refresh()
  }
  if (!isInUse) return null
  return (
    <Box component="section" aria-labelledby="job-billing">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box component="h2" id="job-billing" sx={{ typography: 'h2', m: 0, mr: 'auto' }}>
          {translate('billing.title')}
        </Box>
        {billing && !isBilled && (
          <>
            <Button
              variant="contained"
              disabled={!isPriced}
              startIcon={<Icon name="invoice" />}
              onClick={() => setDialog('bill')}
              sx={{ minHeight: 44, px: { xs: 1, sm: 2 } }}
            >
              {translate('billing.start')}
            </Button>
            <Button
              variant="outlined"
              onClick={() => setDialog('deposit')}
              sx={{ minHeight: 44, px: { xs: 1, sm: 2 } }}
            >
              {translate('billing.deposit')}
            </Button>
          </>
        )}
      </Box>
      {billing && !isBilled && !isPriced && (
        <Box sx={{ color: 'text.secondary', my: 1 }}>{translate('billing.noPrice')}</Box>
      )}
      {isError && <p>{translate('list.failed')}</p>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {billing?.invoices.map((invoice) => (
          <BilledInvoice key={invoice.id} invoice={invoice} />
        ))}
      </Box>
      <Suspense fallback={null}>
        {dialog === 'bill' && billing && (
          <BillDialog {...variables} billing={billing} onClose={close} onBilled={done} />
        )}
        {dialog === 'deposit' && billing && (
          <DepositDialog {...variables} total={billing.total} onClose={close} onBilled={done} />
        )}
      </Suspense>
    </Box>
  )
}

function BilledInvoice({ invoice }: { invoice: BilledInvoiceFragment }) {
  const { translate, language } = useTranslation()
  const { id, name, kind, state, total, openAmount, issuedOn } = invoice
  const about = [
    translate(`billing.kind.${kind}`),
    issuedOn && formatDay(issuedOn, language),
    state === 'open' &&
      openAmount !== total &&
      translate('billing.left', { amount: formatMoney(openAmount ?? 0, language) }),
  ]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box component={Link} to={`/invoice/${id}`} sx={{ color: 'text.primary', fontWeight: 600 }}>
        {name}
      </Box>
      <Box sx={{ flex: '1 1 200px', color: 'text.secondary', fontSize: '0.875rem' }}>
        {about.filter(Boolean).join(' · ')}
      </Box>
      <Box sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>{formatMoney(total ?? 0, language)}</Box>
      <StatusChip value={state} text={translate(`billing.state.${state}`)} />
    </Box>
  )
}
