import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { MoveCashDocument } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MethodChoice } from '../billing/MethodChoice'
import { Problems } from '../billing/Problems'
import { useBooking } from '../billing/useBooking'
import { amountOf } from './Sale'

/** Notes cash that goes into the drawer or out of it without a sale. */
export function CashDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { translate } = useTranslation()
  const { isBusy, problems, book } = useBooking()
  const [way, setWay] = useState<'in' | 'out'>('in')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const entered = amountOf(amount)
  const move = () =>
    book(async (key) => {
      await askServer({
        query: MoveCashDocument,
        variables: { amount: way === 'in' ? entered : -entered, reason: reason.trim(), key },
      })
      onDone()
    })
  return (
    <FormDialog
      title={translate('closing.move')}
      submit={translate('billing.record')}
      isReady={entered > 0 && reason.trim() !== ''}
      failure={problems.length > 0 && <Problems texts={problems} />}
      {...{ isBusy, onClose }}
      onSubmit={() => void move()}
    >
      <MethodChoice
        title={translate('closing.way')}
        choices={(['in', 'out'] as const).map((value) => ({ value, label: translate(`closing.${value}`) }))}
        value={way}
        onChange={(chosen) => chosen && setWay(chosen)}
      />
      <TextField
        label={translate('billing.amount')}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } }}
      />
      <TextField
        label={translate('closing.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </FormDialog>
  )
}
