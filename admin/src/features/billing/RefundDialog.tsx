import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { centsOf, unitsOf } from '@shop/server/money'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { RefundOnlineDocument } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Problems } from './Problems'
import { useBooking } from './useBooking'

interface RefundDialogProps {
  /** Of the online payment. */
  id: number
  /** What of it was not given back yet, in the shop's currency. */
  left: number
  /** What is said first, where it pays no invoice. */
  text?: string
  onClose: () => void
  onDone: () => void
}

/** Gives money back by the way it came: all of it, or a part. */
export default function RefundDialog({ id, left, text, onClose, onDone }: RefundDialogProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const [amount, setAmount] = useState(left.toFixed(2))
  const { isBusy, problems, book } = useBooking()
  const entered = unitsOf(centsOf(amount.replace(',', '.')))
  const refund = () =>
    book(async (key) => {
      await askServer({ query: RefundOnlineDocument, variables: { id, amount: entered, key } })
      notify(translate('onlinePayments.isRefunded'), { type: 'success' })
      onDone()
    })
  return (
    <FormDialog
      title={translate('onlinePayments.refund')}
      submit={translate('onlinePayments.refund')}
      isReady={entered > 0}
      failure={problems.length > 0 && <Problems texts={problems} />}
      {...{ isBusy, onClose }}
      maxWidth="xs"
      onSubmit={() => void refund()}
    >
      <Box>{text ?? translate('onlinePayments.refundText')}</Box>
      <TextField
        label={translate('onlinePayments.amount')}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } }}
      />
    </FormDialog>
  )
}
