import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { JobBillingDocument, SellAtTillDocument } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Problems } from '../billing/Problems'
import { changeOf, tenderedOf } from '../billing/ReceivedCash'
import { isAboveAgreed, useBooking } from '../billing/useBooking'
import { useVatPercentage } from '../shop/useVatPercentage'
import { FindField } from './FindField'
import type { Offer } from './found'
import { type Paying, PayPart } from './PayPart'
import { emptySale, isWhole, type Sale, tillLines, totalOf, withLine } from './Sale'
import { SaleLines } from './SaleLines'
import { type Sold, SoldNotice } from './SoldNotice'
import { useSale } from './useSale'

const unpaid: Paying = { method: null, given: '' }
const nothingAllowed = { isAboveStock: false, isAboveAgreed: false }

/** Sells over the counter: what is scanned or found, the total, how it is paid, done. */
export default function TillScreen() {
  const { translate, language } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const vatRate = useVatPercentage() ?? 0
  const [sale, setSale] = useSale()
  const [paying, setPaying] = useState(unpaid)
  const [sold, setSold] = useState<Sold>()
  // What the shop knows and sells all the same: each is asked for itself, as the server refuses it.
  const [allowed, setAllowed] = useState(nothingAllowed)
  const { isBusy, problems, conflict, book, forget } = useBooking()
  const field = useRef<HTMLInputElement>(null)
  const total = totalOf(sale)
  const isPaid = total === 0 || paying.method !== null
  const isReady = sale.lines.length > 0 && sale.lines.every(isWhole) && total !== null && isPaid
  const asked = {
    isAboveStock: conflict !== null && 'isAboveStock' in conflict.fields,
    isAboveAgreed: isAboveAgreed(conflict),
  }

  function change(next: (before: Sale) => Sale) {
    setSold(undefined)
    setAllowed(nothingAllowed)
    forget()
    setSale(next)
  }

  async function pick({ line, job, title }: Offer) {
    if (line) return change((before) => withLine(before, line))
    if (!job || sale.lines.some((each) => each.job?.kind === job.kind && each.job.id === job.id)) return
    try {
      const { jobBilling } = await askServer({ query: JobBillingDocument, variables: { job: job.kind, id: job.id } })
      if (jobBilling.billedBy || jobBilling.total === null) {
        return notify(translate(jobBilling.billedBy ? 'till.billed' : 'billing.noPrice'), { type: 'warning' })
      }
      const price = jobBilling.total.toFixed(2)
      change((before) => withLine(before, { job, title, quantity: '1', price, discount: '', vatRate: 0 }))
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
    }
  }

  async function sell(event: FormEvent) {
    event.preventDefault()
    if (!isReady || isBusy || total === null) return
    const { method, given } = paying
    const known = {
      isAboveStock: allowed.isAboveStock || asked.isAboveStock,
      isAboveAgreed: allowed.isAboveAgreed || asked.isAboveAgreed,
    }
    setAllowed(known)
    await book(async () => {
      const received = method && { method, amount: total, ...(method === 'cash' && { tendered: tenderedOf(given) }) }
      const { sellAtTill } = await askServer({
        query: SellAtTillDocument,
        variables: {
          lines: tillLines(sale),
          jobs: sale.lines.flatMap(({ job }) => job ?? []),
          payments: received && total > 0 ? [received] : [],
          ...{ total, ...known, key: sale.key },
        },
      })
      setSold({
        id: sellAtTill.id,
        name: sellAtTill.name ?? '',
        change: method === 'cash' ? changeOf(total, given) : null,
      })
      setSale(() => emptySale())
      setPaying(unpaid)
      setAllowed(nothingAllowed)
      field.current?.focus()
    })
  }

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1100, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {sold && <SoldNotice {...sold} />}
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
        component="form"
        aria-label={translate('till.sale')}
        onSubmit={(event: FormEvent) => void sell(event)}
        sx={{
          display: 'grid',
          gap: 2,
          alignContent: 'start',
          alignSelf: 'start',
          p: { xs: 1.5, sm: 2.5 },
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        {sale.lines.length === 0 ? (
          <Box sx={{ color: 'text.secondary' }}>{translate('till.empty')}</Box>
        ) : (
          <SaleLines
            lines={sale.lines}
            onChange={(line) =>
              change((before) => ({
                ...before,
                lines: before.lines.map((each) => (each.key === line.key ? line : each)),
              }))
            }
            onRemove={(key) =>
              change((before) => ({ ...before, lines: before.lines.filter((each) => each.key !== key) }))
            }
          />
        )}
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
          <span>{translate('billing.toPay')}</span>
          <Box
            component="output"
            sx={{ fontSize: '2.5rem', fontWeight: 700, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }}
          >
            {total === null ? '–' : formatMoney(total, language)}
          </Box>
        </Box>
        {sale.lines.length > 0 && total !== null && total > 0 && (
          <PayPart total={total} {...paying} onChange={setPaying} />
        )}
        {problems.length > 0 && (
          <Alert severity="error">
            <Problems texts={problems} />
          </Alert>
        )}
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button
            type="submit"
            variant="contained"
            disabled={!isReady}
            aria-disabled={isBusy}
            sx={{ minHeight: 56, flex: 1, fontSize: '1.1rem' }}
          >
            {translate(asked.isAboveStock || asked.isAboveAgreed ? 'billing.goOn' : 'billing.issuePaid')}
          </Button>
          {sale.lines.length > 0 && (
            <Button color="inherit" onClick={() => change(() => emptySale())} disabled={isBusy} sx={{ minHeight: 56 }}>
              {translate('till.clear')}
            </Button>
          )}
        </Box>
      </Box>
    </Box>
  )
}
