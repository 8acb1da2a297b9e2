import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { InvoiceDocument } from '@shop/server/invoiceDocument'
import { useRefresh } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { StartTerminalPaymentDocument } from '../../generated/graphql'
import { StatusChip } from '../../kernel/components/StatusChip'
import { formatDay, formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { shopToday } from '../../kernel/shop/shopToday'
import { InvoiceDelivery } from './InvoiceDelivery'
import { InvoiceOnlinePayments } from './InvoiceOnlinePayments'
import { InvoiceReminders } from './InvoiceReminders'
import type { ShownInvoice } from './ShownInvoice'
import { useTerminals } from './useTerminals'

const CreditDialog = lazy(() => import('./CreditDialog'))
const IssueDialog = lazy(() => import('./IssueDialog'))
const PayDialog = lazy(() => import('./PayDialog'))
const RemindDialog = lazy(() => import('./RemindDialog'))
const TerminalDialog = lazy(() => import('./TerminalDialog'))

/** Where an invoice stands and what can be done with it. */
export function InvoicePanel({ invoice, document }: { invoice: ShownInvoice; document: InvoiceDocument }) {
  const { translate, language } = useTranslation()
  const refresh = useRefresh()
  const [dialog, setDialog] = useState<'issue' | 'pay' | 'credit' | 'remind' | 'terminal' | undefined>(
    useLocation().state?.isOnTerminal ? 'terminal' : undefined,
  )
  const hasTerminal = useTerminals().length > 0
  const close = () => setDialog(undefined)
  const done = () => {
    close()
    refresh()
  }
  const { id, name, state, openAmount, dueOn } = invoice
  const open = openAmount ?? 0
  const isIssued = state !== 'draft'
  const late = dueOn === null || open <= 0 ? 0 : daysBetween(dueOn, shopToday())
  const button = { variant: 'outlined', sx: { minHeight: 44 } } as const
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 2, maxWidth: 1240 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box component="h2" sx={{ typography: 'h2', m: 0 }}>
          {name}
        </Box>
        <StatusChip value={state} text={translate(`billing.state.${state}`)} />
        {open !== 0 && isIssued && (
          <Box sx={{ color: 'text.secondary' }}>
            {translate(open > 0 ? 'billing.left' : 'billing.owed', { amount: formatMoney(Math.abs(open), language) })}
            {open > 0 && dueOn && ` · ${translate('billing.until', { day: formatDay(dueOn, language) })}`}
          </Box>
        )}
        {late > 0 && (
          <Box sx={{ color: 'error.main', fontWeight: 600 }}>{translate('billing.late', { days: late })}</Box>
        )}
      </Box>
      <Box role="group" aria-label={name ?? ''} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {!isIssued && (
          <Button {...button} variant="contained" onClick={() => setDialog('issue')}>
            {translate('billing.makeFinal')}
          </Button>
        )}
        {open !== 0 && isIssued && state !== 'credit' && (
          <Button {...button} variant="contained" startIcon={<Icon name="invoice" />} onClick={() => setDialog('pay')}>
            {translate(open > 0 ? 'billing.receive' : 'billing.giveBack')}
          </Button>
        )}
        {open > 0 && isIssued && state !== 'credit' && hasTerminal && (
          <Button {...button} onClick={() => setDialog('terminal')}>
            {translate('billing.terminal')}
          </Button>
        )}
        {open > 0 && isIssued && document.customer !== null && (
          <Button {...button} startIcon={<Icon name="envelope" />} onClick={() => setDialog('remind')}>
            {translate('billing.remind')}
          </Button>
        )}
        {isIssued && state !== 'credit' && (
          <Button {...button} onClick={() => setDialog('credit')}>
            {translate('billing.credit')}
          </Button>
        )}
        {isIssued &&
          papers(document).map(([file, label]) => (
            <Button
              key={file}
              {...button}
              component="a"
              href={`/cougarXr7/preview/factuur/${id}/${file}`}
              target="_blank"
              rel="noreferrer"
              startIcon={<Icon name={file.endsWith('xml') ? 'download' : 'printer'} />}
            >
              {translate(label)}
            </Button>
          ))}
      </Box>
      {isIssued && document.customer !== null && <InvoiceDelivery id={id} />}
      {isIssued && <InvoiceReminders id={id} />}
      {isIssued && <InvoiceOnlinePayments id={id} />}
      <Suspense fallback={null}>
        {dialog === 'remind' && <RemindDialog id={id} number={name ?? ''} onClose={close} onDone={done} />}
        {dialog === 'issue' && <IssueDialog invoice={invoice} document={document} onClose={close} onDone={done} />}
        {dialog === 'terminal' && open > 0 && (
          <TerminalDialog
            open={open}
            begin={async (terminal) => {
              const variables = { invoice: id, terminal, amount: open }
              const { startTerminalPayment } = await askServer({ query: StartTerminalPaymentDocument, variables })
              return startTerminalPayment.id
            }}
            onClose={close}
            onDone={done}
          />
        )}
        {dialog === 'pay' && <PayDialog id={id} open={open} onClose={close} onDone={done} />}
        {dialog === 'credit' && <CreditDialog id={id} document={document} onClose={close} onDone={done} />}
      </Suspense>
    </Box>
  )
}

/** The files of what was issued: paper, the roll of a receipt printer, and what programs of businesses read. */
function papers({ kind, customer }: InvoiceDocument) {
  const isBusiness = customer?.chamberOfCommerce != null || customer?.vatNumber != null
  return [
    ['a4.pdf', 'billing.pdf'],
    ...(kind === 'receipt' ? ([['bon.pdf', 'billing.roll']] as const) : []),
    ...(isBusiness ? ([['ubl.xml', 'billing.ubl']] as const) : []),
  ] as const
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
