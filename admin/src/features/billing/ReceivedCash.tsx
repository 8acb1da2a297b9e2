import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { centsOf, roundedCash, unitsOf } from '@shop/server/money'
import { formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'

interface ReceivedCashProps {
  /** What is paid in cash before it is rounded, in the shop's currency. */
  total: number
  /** What the customer gave, as typed. */
  given: string
  onChange: (given: string) => void
}

/** What a customer gives in cash, and what is given back of it, in large figures. */
export function ReceivedCash({ total, given, onChange }: ReceivedCashProps) {
  const { translate, language } = useTranslation()
  const change = changeOf(total, given)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
      <TextField
        label={translate('billing.given')}
        value={given}
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } }}
        sx={{ width: 150 }}
      />
      <Box component="span" sx={{ lineHeight: '42px' }}>
        {translate('billing.inCash', { amount: formatMoney(cashOf(total), language) })}
      </Box>
      {change !== null && (
        <Box component="strong" sx={{ fontSize: '2rem', lineHeight: 1.1 }}>
          {translate('billing.change', { amount: formatMoney(change, language) })}
        </Box>
      )}
    </Box>
  )
}

/** What is paid of an amount in cash, which is rounded to five cents. */
export function cashOf(total: number): number {
  return unitsOf(roundedCash(centsOf(total)))
}

/** What was given in cash; null where nothing was typed, or no amount. */
export function tenderedOf(given: string): number | null {
  const tendered = Number(given.trim().replace(',', '.'))
  return given.trim() === '' || !Number.isFinite(tendered) || tendered < 0 ? null : tendered
}

/** What is given back of cash; null while less was given, or nothing was typed. */
export function changeOf(total: number, given: string): number | null {
  const tendered = tenderedOf(given)
  const cash = roundedCash(centsOf(total))
  if (tendered === null || centsOf(tendered) < cash) return null
  return unitsOf(centsOf(tendered) - cash)
}
