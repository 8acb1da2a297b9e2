import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { formatMoney } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MethodChoice } from '../billing/MethodChoice'
import { useMethods } from '../billing/methods'
import { ReceivedCash } from '../billing/ReceivedCash'
import { onTerminal, type PaidBy, type Paying, restOf, type TradeIn, tradedIn, unpaid } from './Paying'
import { TradeInChoice } from './TradeInChoice'

interface PayPartProps {
  paying: Paying
  /** What may be set off. */
  tradeIns: readonly TradeIn[]
  /** In the shop's currency. */
  total: number
  /** Whether there is a card terminal to pay on. */
  hasTerminal: boolean
  onChange: (paying: Paying) => void
}

/** How a sale is paid, at once or in two parts; of cash what is to be given back, in large figures. */
export function PayPart({ tradeIns, ...part }: PayPartProps) {
  const { total, paying, onChange } = part
  return (
    <>
      {tradeIns.length > 0 && (
        <TradeInChoice
          {...{ total, tradeIns }}
          value={paying.tradeIn}
          onChange={(tradeIn) => onChange({ ...unpaid, tradeIn })}
        />
      )}
      {tradedIn(total, paying) < total && <MoneyPart {...part} />}
    </>
  )
}

/** What is paid in money. */
function MoneyPart({ total, paying, hasTerminal, onChange }: Omit<PayPartProps, 'tradeIns'>) {
  const { translate, language } = useTranslation()
  const usual = useMethods(false)
  const methods: { value: string; label: string }[] = hasTerminal
    ? [{ value: onTerminal, label: translate('till.terminal') }, ...usual]
    : usual
  const { method, given, first, tradeIn } = paying
  const rest = restOf(total, paying)
  const ofRest = (chosen: string | null) => onChange({ ...paying, method: chosen as PaidBy | null, given: '' })
  if (!first) {
    return (
      <>
        <MethodChoice
          title={
            tradeIn ? translate('till.rest', { amount: formatMoney(rest ?? 0, language) }) : translate('billing.how')
          }
          choices={methods}
          value={method}
          onChange={ofRest}
        />
        {method !== null && method !== onTerminal && (
          <Button
            onClick={() => onChange({ ...unpaid, tradeIn, first: { method, amount: '' } })}
            sx={{ justifySelf: 'start', minHeight: 44, my: -1 }}
          >
            {translate('till.split')}
          </Button>
        )}
        {method === 'cash' && (
          <ReceivedCash
            total={rest ?? total}
            given={given}
            onChange={(typed) => onChange({ ...paying, given: typed })}
          />
        )}
      </>
    )
  }
  const named = methods.find(({ value }) => value === first.method)?.label ?? ''
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <TextField
          autoFocus
          label={translate('till.firstPart', { method: named })}
          value={first.amount}
          error={first.amount !== '' && rest === null}
          onChange={({ target }) => onChange({ ...paying, first: { ...first, amount: target.value } })}
          slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } }}
          sx={{ width: 200 }}
        />
        <Button onClick={() => onChange({ ...unpaid, tradeIn, method: first.method })} sx={{ minHeight: 44 }}>
          {translate('till.notSplit')}
        </Button>
      </Box>
      {rest !== null && (
        <>
          <MethodChoice
            title={translate('till.rest', { amount: formatMoney(rest, language) })}
            choices={methods}
            value={method}
            onChange={ofRest}
          />
          {method === 'cash' && (
            <ReceivedCash total={rest} given={given} onChange={(typed) => onChange({ ...paying, given: typed })} />
          )}
        </>
      )}
    </>
  )
}
