import Box from '@mui/material/Box'
import { useFormState, useWatch } from 'react-hook-form'
import { useParams } from 'react-router'
import { useTranslation } from '../../i18n/useTranslation'
import { NoticePreview } from './NoticePreview'

/** In the form of a job: what the customer is mailed once the change of status, or the note, is saved. */
export function FormNotice() {
  const { id } = useParams()
  const { translate } = useTranslation()
  const { defaultValues } = useFormState()
  const [status, typed, holdBackNotice, description, currentStatus] = useWatch({
    name: ['status', 'note', 'holdBackNotice', 'description', 'currentStatus'],
  })
  const note = String(typed ?? '').trim() || null
  if (status === defaultValues?.status && note === null) return null
  const change = { status, note, description: description || null, currentStatus: currentStatus || null }
  return (
    <Box sx={{ mt: 2 }}>
      <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 1 }}>
        {translate('jobs.notice')}
      </Box>
      {holdBackNotice ? translate('jobs.noticeHeldBack') : <NoticePreview id={Number(id)} change={change} />}
    </Box>
  )
}
