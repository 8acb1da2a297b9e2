import Box from '@mui/material/Box'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useJobHead } from '../useJobHead'
import { NoticePreview } from './NoticePreview'

/** In the form of a job: what the customer is mailed once the change of status, or the note, is saved. */
export function FormNotice() {
  const { translate } = useTranslation()
  const { defaultValues } = useFormState()
  const [status, typed, holdBackNotice, description, currentStatus] = useWatch({
    name: ['status', 'note', 'holdBackNotice', 'description', 'currentStatus'],
  })
  const id = Number(defaultValues?.id)
  const head = useJobHead(id, Number(defaultValues?.version))
  const note = String(typed ?? '').trim() || null
  if (status === defaultValues?.status && note === null) return null
  const change = { status, note, description: description || null, currentStatus: currentStatus || null }
  return (
    <Box sx={{ mt: 2 }}>
      <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {translate('jobs.notice')}
      </Box>
      {notice()}
    </Box>
  )

  function notice() {
    if (head?.customer.email === null) return translate('jobs.noticeWithoutMail', { customer: head.customer.name })
    return holdBackNotice ? translate('jobs.noticeHeldBack') : <NoticePreview id={id} change={change} />
  }
}
