import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { EndQuoteDocument } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

interface EndQuoteDialogProps {
  id: number
  how: 'replaced' | 'withdrawn'
  isDraft: boolean
  onClose: () => void
}

/** Ends a quote. Of one that was sent it says why: its customer counts on it until its day. */
export default function EndQuoteDialog({ id, how, isDraft, onClose }: EndQuoteDialogProps) {
  const { translate } = useTranslation()
  const { isBusy, run } = useNoticedCall()
  const [reason, setReason] = useState('')
  const title = translate(isDraft ? 'quotes.drop' : how === 'replaced' ? 'quotes.replace' : 'quotes.withdraw')
  const end = () =>
    run(async () => {
      await askServer({ query: EndQuoteDocument, variables: { id, how, reason } })
      onClose()
      return translate('quotes.ended')
    })
  return (
    <FormDialog
      title={title}
      submit={title}
      isDangerous
      isBusy={isBusy}
      isReady={isDraft || reason.trim() !== ''}
      onSubmit={() => void end()}
      onClose={onClose}
    >
      <div>{translate(isDraft ? 'quotes.dropText' : `quotes.endText.${how}`)}</div>
      {!isDraft && (
        <TextField
          label={translate(`quotes.endReason.${how}`)}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          required
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 400 } }}
          sx={{ mt: 1 }}
        />
      )}
    </FormDialog>
  )
}
