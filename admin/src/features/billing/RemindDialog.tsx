import Box from '@mui/material/Box'
import { RemindInvoiceDocument } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

interface RemindDialogProps {
  id: number
  number: string
  onClose: () => void
  onDone: () => void
}

/** Asks once more before a customer is mailed about an open invoice. */
export default function RemindDialog({ id, number, onClose, onDone }: RemindDialogProps) {
  const { translate } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const remind = () =>
    run(async () => {
      await askServer({ query: RemindInvoiceDocument, variables: { id } })
      onDone()
      return translate('billing.reminded')
    })
  return (
    <FormDialog
      title={translate('billing.remindOf', { number })}
      submit={translate('billing.sendReminder')}
      isBusy={isBusy}
      maxWidth="xs"
      onSubmit={() => void remind()}
      onClose={onClose}
    >
      <Box>{translate('billing.remindText')}</Box>
    </FormDialog>
  )
}
