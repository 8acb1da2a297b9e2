import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { unitsOf } from '@shop/server/money'
import { type FormEvent, useState } from 'react'
import { type ReceivedBy, ReturnAtTillDocument } from '../../generated/graphql'
import { formatDay, formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MethodChoice } from '../billing/MethodChoice'
import { useMethods } from '../billing/methods'
import { Problems } from '../billing/Problems'
import { cashOf } from '../billing/ReceivedCash'
import { useBooking } from '../billing/useBooking'
import { amountsOf, firstReturned, type Receipt, takenOf } from './Receipt'
import { ReturnedLines } from './ReturnedLines'
import type { Sold } from './SoldNotice'

interface ReturnPartProps {
  receipt: Receipt
  onClose: () => void
  onDone: (credit: Sold) => void
}

/** Takes back what a customer brings with its receipt: what, how the money goes back, done. */
export function ReturnPart({ receipt, onClose, onDone }: ReturnPartProps) {
  const { translate, language } = useTranslation()
  const methods = useMethods(false).filter(({ value }) => value !== 'payment_request')
  const [returned, setReturned] = useState(() => firstReturned(receipt))
  const [method, setMethod] = useState<ReceivedBy | null>(null)
  const [givesBackStock, setGivesBackStock] = useState(true)
  const { isBusy, problems, book, forget } = useBooking()
  const { id, number, document, lines } = receipt
  const taken = takenOf(receipt, returned)
  const { total, back, owedAgain } = amountsOf(receipt, taken ?? [])
  const given = method === 'cash' ? cashOf(unitsOf(back)) : unitsOf(back)
  const isReady = taken !== null && (method !== null || back === 0)

  async function giveBack(event: FormEvent) {
    event.preventDefault()
    if (!isReady || isBusy) return
    await book(async (key) => {
      const { returnAtTill } = await askServer({
        query: ReturnAtTillDocument,
        variables: {
          ...{ id, givesBackStock, key, refund: method ?? 'card', total: unitsOf(total) },
          lines: taken.map(({ place, pieces }) => ({ place, pieces })),
        },
      })
      onDone({ id: returnAtTill.id, name: returnAtTill.name ?? '', change: given, isReturn: true })
    })
  }

  return (
    <Box
      component="form"
      aria-label={translate('till.return')}
      onSubmit={(event: FormEvent) => void giveBack(event)}
      sx={{ display: 'grid', gap: 2 }}
    >
      <div>
        <Box component="h2" sx={{ typography: 'h3', m: 0 }}>
          {translate('till.returnOf', { number })}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {[formatDay(document.issuedOn, language), formatMoney(Number(document.totals.total), language)].join(' · ')}
        </Box>
      </div>
      {lines.length === 0 ? (
        <Box>{translate('till.allReturned')}</Box>
      ) : (
        <>
          <ReturnedLines
            {...{ receipt, returned }}
            onChange={(next) => {
              forget()
              setReturned(next)
            }}
          />
          <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
            <span>{translate('till.toGiveBack')}</span>
            <Box
              component="output"
              sx={{ fontSize: '2.5rem', fontWeight: 700, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }}
            >
              {taken === null ? '–' : formatMoney(given, language)}
            </Box>
          </Box>
          {owedAgain > 0 && (
            <Alert severity="info">
              {translate('till.owedAgain', { amount: formatMoney(unitsOf(owedAgain), language) })}
            </Alert>
          )}
          <MethodChoice
            title={translate('billing.refund')}
            choices={methods}
            value={method}
            onChange={(chosen) => setMethod(chosen as ReceivedBy | null)}
          />
          <FormControlLabel
            control={<Checkbox checked={givesBackStock} onChange={(_, checked) => setGivesBackStock(checked)} />}
            label={translate('till.stockBack')}
          />
        </>
      )}
      {problems.length > 0 && (
        <Alert severity="error">
          <Problems texts={problems} />
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        {lines.length > 0 && (
          <Button
            type="submit"
            variant="contained"
            disabled={!isReady}
            aria-disabled={isBusy}
            sx={{ minHeight: 56, flex: 1, fontSize: '1.1rem' }}
          >
            {translate('billing.giveBack')}
          </Button>
        )}
        <Button color="inherit" onClick={onClose} disabled={isBusy} sx={{ minHeight: 56 }}>
          {translate('till.toSale')}
        </Button>
      </Box>
    </Box>
  )
}
