import TextField from '@mui/material/TextField'
import { centsOf, unitsOf } from '@shop/server/money'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { BillDepositDocument, type JobKind } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MethodChoice } from './MethodChoice'
import { type Method, useMethods } from './methods'
import { Problems } from './Problems'
import { useBooking } from './useBooking'

interface DepositDialogProps {
  job: JobKind
  id: number
  /** What the job comes to, in the shop's currency; null without a price. */
  total: number | null
  onClose: () => void
  onBilled: () => void
}

/** What is offered first, in percent of the total. */
const usualShare = 50

/** Asks a deposit before a part is ordered. */
export default function DepositDialog({ job, id, total, onClose, onBilled }: DepositDialogProps) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const methods = useMethods(true)
  const half = total === null ? '' : unitsOf(Math.round((centsOf(total) * usualShare) / 100)).toFixed(2)
  const [amount, setAmount] = useState(half)
  const [method, setMethod] = useState<Method | null>(null)
  const { isBusy, problems, book } = useBooking()
  const entered = amountIn(amount, total)

  const bill = () =>
    book(async (key) => {
      const isPaid = method !== null && method !== 'later'
      const payments = isPaid ? [{ method: method as never, amount: entered }] : []
      const { billDeposit } = await askServer({
        query: BillDepositDocument,
        variables: { job, id, amount: entered, payments, key },
      })
      notify(translate('billing.billed', { number: billDeposit.name ?? '' }), { type: 'success' })
      onBilled()
    })

  return (
    <FormDialog
      title={translate('billing.deposit')}
      submit={translate(method === 'later' ? 'billing.issue' : 'billing.issuePaid')}
      isReady={method !== null && entered > 0}
      failure={problems.length > 0 && <Problems texts={problems} />}
      {...{ isBusy, onClose }}
      onSubmit={() => void bill()}
    >
      <TextField
        label={translate('billing.depositAmount')}
        helperText={translate('billing.depositHelp')}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } }}
      />
      <MethodChoice title={translate('billing.how')} choices={methods} value={method} onChange={setMethod} />
    </FormDialog>
  )
}

/** An amount, or a percentage of the total: `25%`. */
function amountIn(text: string, total: number | null): number {
  const plain = text.replace(',', '.').trim()
  const [, percent] = /^(\d+(?:\.\d+)?)\s*%$/.exec(plain) ?? []
  const amount = percent ? ((total ?? 0) * Number(percent)) / 100 : Number(plain)
  return Number.isFinite(amount) ? unitsOf(centsOf(amount)) : 0
}
