import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { FormEvent } from 'react'
import { formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Problems } from '../billing/Problems'
import type { Paying, TradeIn } from './Paying'
import { PayPart } from './PayPart'
import { emptySale, paidBefore, paidOnTerminal, type Sale } from './Sale'
import { SaleLines } from './SaleLines'
import type { useSelling } from './useSelling'

interface SalePartProps {
  sale: Sale
  onChange: (change: (before: Sale) => Sale) => void
  paying: Paying
  tradeIns: readonly TradeIn[]
  onPaying: (paying: Paying) => void
  selling: ReturnType<typeof useSelling>
  hasTerminal: boolean
  /** Has an amount paid on a card terminal, in the shop's currency. */
  onTerminal: (amount: number) => void
  /** What was paid on the terminal is for another sale. */
  onRelease: () => void
}

/** What is on the sale, its total, how it is paid, done. */
export function SalePart({ sale, onChange, paying, tradeIns, onPaying, selling, ...terminal }: SalePartProps) {
  const { translate, language } = useTranslation()
  const { toPay, onTerminal, isOverpaid, isReady, isBusy, problems, asks } = selling
  const [paid, held] = [paidBefore(sale), paidOnTerminal(sale)]
  return (
    <Box
      component="form"
      aria-label={translate('till.sale')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        if (onTerminal === null) void selling.sell()
        else if (isReady && !isBusy) terminal.onTerminal(onTerminal)
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      {sale.lines.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{translate('till.empty')}</Box>
      ) : (
        <SaleLines
          lines={sale.lines}
          onChange={(line) =>
            onChange((before) => ({
              ...before,
              lines: before.lines.map((each) => (each.key === line.key ? line : each)),
            }))
          }
          onRemove={(key) =>
            onChange((before) => ({ ...before, lines: before.lines.filter((each) => each.key !== key) }))
          }
        />
      )}
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2 }}>
        <span>{translate('billing.toPay')}</span>
        <Box
          component="output"
          sx={{ fontSize: '2.5rem', fontWeight: 700, lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }}
        >
          {toPay === null ? '–' : formatMoney(toPay, language)}
        </Box>
      </Box>
      {paid > 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          {translate('billing.paidBefore', { amount: formatMoney(paid, language) })}
        </Box>
      )}
      {held > 0 && (
        <Alert
          severity={isOverpaid ? 'error' : 'success'}
          action={
            <Button color="inherit" disabled={isBusy} onClick={terminal.onRelease} sx={{ minHeight: 44 }}>
              {translate('till.release')}
            </Button>
          }
        >
          {translate(isOverpaid ? 'till.overpaid' : 'till.held', { amount: formatMoney(held, language) })}
        </Alert>
      )}
      {sale.lines.length > 0 && toPay !== null && toPay > 0 && (
        <PayPart
          total={toPay}
          {...{ paying, tradeIns }}
          hasTerminal={terminal.hasTerminal && held === 0}
          onChange={onPaying}
        />
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
          {onTerminal === null
            ? translate(asks ? 'billing.goOn' : 'billing.issuePaid')
            : translate('billing.toTerminal', { amount: formatMoney(onTerminal, language) })}
        </Button>
        {sale.lines.length > 0 && (
          <Button color="inherit" onClick={() => onChange(() => emptySale())} disabled={isBusy} sx={{ minHeight: 56 }}>
            {translate('till.clear')}
          </Button>
        )}
      </Box>
    </Box>
  )
}
