import Box from '@mui/material/Box'
import { useState } from 'react'
import { PayOutBoughtDocument, type PurchaseMethod } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MethodChoice } from '../billing/MethodChoice'
import { Problems } from '../billing/Problems'
import { useBooking } from '../billing/useBooking'

const methods = ['cash', 'transfer'] as const

interface PayOutDialogProps {
  item: { id: number; number?: string | null; sellerName: string; owed: number }
  onClose: () => void
  onDone: () => void
}

/** Pays a seller what was not set off. */
export function PayOutDialog({ item: { id, number, sellerName, owed }, onClose, onDone }: PayOutDialogProps) {
  const { translate, language } = useTranslation()
  const { isBusy, problems, book } = useBooking()
  const [paidBy, setPaidBy] = useState<PurchaseMethod | null>(null)
  const pay = () =>
    book(async (key) => {
      if (paidBy) await askServer({ query: PayOutBoughtDocument, variables: { id, paidBy, amount: owed, key } })
      onDone()
    })
  return (
    <FormDialog
      title={translate('buying.payOutOf', { number: number ?? '' })}
      submit={translate('buying.payOut')}
      isReady={paidBy !== null}
      failure={problems.length > 0 && <Problems texts={problems} />}
      {...{ isBusy, onClose }}
      onSubmit={() => void pay()}
    >
      <Box sx={{ overflowWrap: 'anywhere' }}>{sellerName}</Box>
      <Box component="strong" sx={{ fontSize: '2rem', lineHeight: 1.1, fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(owed, language)}
      </Box>
      <MethodChoice
        title={translate('buying.how')}
        choices={methods.map((value) => ({ value, label: translate(`buying.paid.${value}`) }))}
        value={paidBy}
        onChange={setPaidBy}
      />
    </FormDialog>
  )
}
