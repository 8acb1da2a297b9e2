import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { centsOf, roundedCash, unitsOf } from '@shop/server/money'
import type { ReceivedBy } from '../../generated/graphql'
import { formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MethodChoice } from '../billing/MethodChoice'
import { useMethods } from '../billing/methods'

export interface Paying {
  method: ReceivedBy | null
  /** Cash that the customer gave, as typed. */
  given: string
}

interface PayPartProps extends Paying {
  /** In the shop's currency. */
  total: number
  onChange: (paying: Paying) => void
}

/** How a sale is paid; of cash what is to be given back, in large figures. */
export function PayPart({ total, method, given, onChange }: PayPartProps) {
  const { translate, language } = useTranslation()
  const methods = useMethods(false)
  const cash = unitsOf(roundedCash(centsOf(total)))
  const change = changeOf(total, given)
  return (
    <>
      <MethodChoice
        title={translate('billing.how')}
        choices={methods}
        value={method}
        onChange={(chosen) => onChange({ method: chosen as ReceivedBy | null, given: '' })}
      />
      {method === 'cash' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <TextField
            label={translate('billing.given')}
            value={given}
            onChange={({ target }) => onChange({ method, given: target.value })}
            slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } }}
            sx={{ width: 150 }}
          />
          <span>{translate('billing.inCash', { amount: formatMoney(cash, language) })}</span>
          {change !== null && (
            <Box component="strong" sx={{ fontSize: '2rem', lineHeight: 1.1 }}>
              {translate('billing.change', { amount: formatMoney(change, language) })}
            </Box>
          )}
        </Box>
      )}
    </>
  )
}

/** What is given back of cash; null while less was given, or nothing was typed. */
export function changeOf(total: number, given: string): number | null {
  const tendered = Number(given.replace(',', '.'))
  const cash = roundedCash(centsOf(total))
  if (given.trim() === '' || Number.isNaN(tendered) || centsOf(tendered) < cash) return null
  return unitsOf(centsOf(tendered) - cash)
}
