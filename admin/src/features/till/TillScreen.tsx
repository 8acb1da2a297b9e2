import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { JobBillingDocument } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useTerminals } from '../billing/useTerminals'
import { useVatPercentage } from '../shop/useVatPercentage'
import { FindField } from './FindField'
import type { Offer } from './found'
import { afterTerminal, unpaid } from './Paying'
import type { Receipt } from './Receipt'
import { ReturnPart } from './ReturnPart'
import { emptySale, type Sale, withLine } from './Sale'
import { SaleOnTerminal } from './SaleOnTerminal'
import { SalePart } from './SalePart'
import { type Sold, SoldNotice } from './SoldNotice'
import { UnbookedPayments } from './UnbookedPayments'
import { useSale } from './useSale'
import { useSelling } from './useSelling'
import { useTradeIns } from './useTradeIns'
import { useUnbooked } from './useUnbooked'
import './tillTexts'

/** Sells over the counter: what is scanned or found, the total, how it is paid, done; and takes back by a receipt. */
export default function TillScreen() {
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const vatRate = useVatPercentage() ?? 0
  const [sale, setSale] = useSale()
  const [paying, setPaying] = useState(unpaid)
  const [sold, setSold] = useState<Sold>()
  const [receipt, setReceipt] = useState<Receipt>()
  const field = useRef<HTMLInputElement>(null)
  const tradeIns = useTradeIns(sale)
  const selling = useSelling(sale, paying, (done) => {
    setSold(done)
    setSale(() => emptySale())
    setPaying(unpaid)
    look()
    field.current?.focus()
  })

  const { unbooked, look } = useUnbooked(sale)
  const hasTerminal = useTerminals().length > 0
  const [isToBook, setToBook] = useState(false)
  const { terminal } = sale

  // Once it is paid, the sale is booked with it.
  useEffect(() => {
    if (!isToBook || !sale.terminal?.isPaid) return
    setToBook(false)
    void selling.sell()
  })

  function paidOnTerminal() {
    setPaying(afterTerminal)
    setSale((before) => ({ ...before, terminal: before.terminal && { ...before.terminal, isPaid: true } }))
    setToBook(true)
  }

  function release() {
    selling.changed()
    setSale(({ terminal: _, ...before }) => before)
    look()
  }

  function change(next: (before: Sale) => Sale) {
    setSold(undefined)
    setReceipt(undefined)
    selling.changed()
    setSale(next)
  }

  async function pick({ line, job, title, receipt: found }: Offer) {
    if (found) {
      setSold(undefined)
      return setReceipt(found)
    }
    if (line) return change((before) => withLine(before, line))
    if (!job || sale.lines.some((each) => each.job?.kind === job.kind && each.job.id === job.id)) return
    try {
      const { jobBilling } = await askServer({ query: JobBillingDocument, variables: { job: job.kind, id: job.id } })
      if (jobBilling.billedBy || jobBilling.total === null) {
        return notify(translate(jobBilling.billedBy ? 'till.billed' : 'billing.noPrice'), { type: 'warning' })
      }
      const price = jobBilling.total.toFixed(2)
      change((before) =>
        withLine(before, { job, title, quantity: '1', price, discount: '', vatRate: 0, paid: jobBilling.received }),
      )
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1100, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {sold && <SoldNotice {...sold} />}
        <UnbookedPayments
          payments={unbooked}
          fits={terminal === undefined && sale.lines.length > 0 ? (selling.toPay ?? 0) : 0}
          onUse={({ id, amount }) => {
            setPaying(unpaid)
            change((before) => ({ ...before, terminal: { id, amount, isPaid: true } }))
          }}
          onRefunded={look}
        />
        <FindField
          field={field}
          vatRate={vatRate}
          onPick={(offer) => void pick(offer)}
          onFree={(title) =>
            change((before) => withLine(before, { title, quantity: '1', price: '', discount: '', vatRate }))
          }
        />
        <Button component={Link} to="/closing" sx={{ justifySelf: 'start', minHeight: 44 }}>
          {translate('till.toClosing')}
        </Button>
      </Box>
      <Box
        sx={{
          ...{ alignSelf: 'start', p: { xs: 1.5, sm: 2.5 }, bgcolor: 'background.paper' },
          ...{ border: 1, borderColor: 'divider', borderRadius: 1 },
        }}
      >
        {receipt ? (
          <ReturnPart
            key={receipt.id}
            receipt={receipt}
            onClose={() => setReceipt(undefined)}
            onDone={(credit) => {
              setReceipt(undefined)
              setSold(credit)
              field.current?.focus()
            }}
          />
        ) : (
          <SalePart
            {...{ sale, paying, tradeIns, selling, hasTerminal }}
            onChange={change}
            onPaying={setPaying}
            onTerminal={(amount) => setSale((before) => ({ ...before, terminal: { id: null, amount, isPaid: false } }))}
            onRelease={release}
          />
        )}
      </Box>
      {terminal !== undefined && !terminal.isPaid && (
        <SaleOnTerminal
          sale={sale.key}
          {...{ terminal }}
          onBegun={(id) =>
            setSale((before) => ({ ...before, terminal: before.terminal && { ...before.terminal, id } }))
          }
          onClose={release}
          onDone={paidOnTerminal}
        />
      )}
    </Box>
  )
}
