import Box from '@mui/material/Box'
import { formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MethodChoice } from '../billing/MethodChoice'
import type { TradeIn } from './Paying'

interface TradeInChoiceProps {
  /** In the shop's currency. */
  total: number
  tradeIns: readonly TradeIn[]
  value: TradeIn | null
  onChange: (tradeIn: TradeIn | null) => void
}

/** What was bought to be set off against a sale; of one that is worth more than the sale what stays owed. */
export function TradeInChoice({ total, tradeIns, value, onChange }: TradeInChoiceProps) {
  const { translate, language } = useTranslation()
  const money = (amount: number) => formatMoney(amount, language)
  return (
    <>
      <MethodChoice
        title={translate('billing.method.trade_in')}
        choices={tradeIns.map(({ id, make, model, owed }) => ({
          value: String(id),
          label: `${make} ${model} · ${money(owed)}`,
        }))}
        value={value && String(value.id)}
        onChange={(id) => onChange(tradeIns.find((each) => String(each.id) === id) ?? null)}
      />
      {value && value.owed > total && (
        <Box sx={{ color: 'text.secondary' }}>
          {translate('till.stillOwed', { amount: money(Math.round((value.owed - total) * 100) / 100) })}
        </Box>
      )}
    </>
  )
}
