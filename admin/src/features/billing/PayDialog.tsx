import TextField from '@mui/material/TextField'
import { centsOf, unitsOf } from '@shop/server/money'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { RecordPaymentDocument } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MethodChoice } from './MethodChoice'
import { type Method, useMethods } from './methods'
import { Problems } from './Problems'
import { useBooking } from './useBooking'

interface PayDialogProps {
  id: number
  /** In the shop's currency; below zero for what is to be given back. */
  open: number
  onClose: () => void
  onDone: () => void
}

/** Records what was received for an invoice, or given back: all that is open, or a part. */
export default function PayDialog({ id, open, onClose, onDone }: PayDialogProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const methods = useMethods(false)
  const [amount, setAmount] = useState(Math.abs(open).toFixed(2))
  const [method, setMethod] = useState<Method | null>(null)
  const { isBusy, problems, book } = useBooking()
  const entered = unitsOf(centsOf(amount.replace(',', '.')))
  const isBack = open < 0
  const pay = () =>
    book(async (key) => {
      const payment = { method: method as never, amount: isBack ? -entered : entered }
      await askServer({ query: RecordPaymentDocument, variables: { invoices: [id], payment, key } })
      notify(translate(isBack ? 'billing.givenBack' : 'billing.received'), { type: 'success' })
      onDone()
    })
  return (
    <FormDialog
      title={translate(isBack ? 'billing.giveBack' : 'billing.receive')}
      submit={translate('billing.record')}
      isReady={method !== null && entered > 0}
      failure={problems.length > 0 && <Problems texts={problems} />}
      {...{ isBusy, onClose }}
      onSubmit={() => void pay()}
    >
      <TextField
        label={translate('billing.amount')}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } }}
      />
      <MethodChoice title={translate('billing.how')} choices={methods} value={method} onChange={setMethod} />
    </FormDialog>
  )
}
