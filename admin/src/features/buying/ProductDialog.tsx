import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { BecomeProductDocument, type BecomeProductMutation } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Problems } from '../billing/Problems'
import { useBooking } from '../billing/useBooking'
import { amountOf } from '../till/Sale'

interface ProductDialogProps {
  item: { id: number; number?: string | null; make: string; model: string }
  onClose: () => void
  onDone: (product: BecomeProductMutation['becomeProduct']['product']) => void
}

/** Makes a product of what was bought, for a price. */
export function ProductDialog({ item: { id, number, make, model }, onClose, onDone }: ProductDialogProps) {
  const { translate } = useTranslation()
  const { isBusy, problems, book } = useBooking()
  const [price, setPrice] = useState('')
  const become = () =>
    book(async () => {
      const { becomeProduct } = await askServer({
        ...{ query: BecomeProductDocument, variables: { id, price: amountOf(price) } },
      })
      onDone(becomeProduct.product)
    })
  return (
    <FormDialog
      title={translate('buying.toProductOf', { number: number ?? '' })}
      submit={translate('buying.become')}
      isReady={amountOf(price) > 0}
      failure={problems.length > 0 && <Problems texts={problems} />}
      {...{ isBusy, onClose }}
      onSubmit={() => void become()}
    >
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{`${make} ${model}`}</Box>
      <Box>{translate('buying.productHelp')}</Box>
      <TextField
        label={translate('buying.salePrice')}
        value={price}
        autoFocus
        onChange={({ target }) => setPrice(target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 10 } }}
      />
    </FormDialog>
  )
}
