import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { FormDialog } from '../../../kernel/components/FormDialog'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { fieldNamed } from '../../../kernel/managed/ManagedCatalogue'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { statusesOf } from '../jobStatuses'
import { isCalledReady } from '../limit/isCalledReady'
import { useLimitQuestion } from '../limit/useLimitQuestion'
import { NoticePreview } from '../notices/NoticePreview'
import { WithoutMail } from '../notices/WithoutMail'
import type { BoardJob } from './jobBoardQueries'
import { moveJob } from './moveJob'

interface MoveDialogProps {
  job: Pick<BoardJob, 'id' | 'number' | 'version' | 'status' | 'description' | 'currentStatus' | 'isAboveLimit'> & {
    customer: { name: string; email: string | null }
  }
  to: string
  onClose: () => void
  onMoved: () => void
}

/** Asks before a status changes what the customer is to know of it: a note along with the mail, or no mail. */
export default function MoveDialog({ job, to, onClose, onMoved }: MoveDialogProps) {
  const entity = useEntity()
  const { translate, localize } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const [note, setNote] = useState('')
  const [holdBackNotice, setHoldBack] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { before, question } = useLimitQuestion(job)
  const { name, email } = job.customer
  const isMailed = email !== null
  const textOf = (status: string) =>
    localize(statusesOf(entity).find(({ value }) => value === status)?.label ?? { nl: status, en: status })
  const noteField = fieldNamed(entity, 'note')
  const holdBackField = fieldNamed(entity, 'holdBackNotice')
  const max = noteField?.max ?? undefined

  async function move() {
    setBusy(true)
    setFailure(undefined)
    try {
      await moveJob(entity, job, { status: to, note: note.trim() || undefined, holdBackNotice })
      notify(translate('jobs.movedJob', { number: job.number, customer: name, status: textOf(to) }), {
        type: 'success',
      })
      onMoved()
    } catch (thrown) {
      setFailure(failureText(thrown))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={translate('jobs.moveTitle', { customer: name, status: textOf(to) })}
      submit={translate('jobs.confirm')}
      isBusy={isBusy}
      failure={failure}
      onSubmit={() => (isCalledReady(to) ? before(() => void move()) : void move())}
      onClose={onClose}
    >
      {noteField && (
        <TextField
          label={localize(noteField.label)}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          multiline
          minRows={3}
          helperText={max && `${note.length} / ${max}`}
          slotProps={{ htmlInput: { maxLength: max } }}
          sx={{ mt: 1 }}
        />
      )}
      {holdBackField && isMailed && (
        <FormControlLabel
          control={<Checkbox checked={holdBackNotice} onChange={({ target }) => setHoldBack(target.checked)} />}
          label={localize(holdBackField.label)}
        />
      )}
      <div aria-live="polite">{holdBackNotice && translate('jobs.noMail', { customer: name })}</div>
      {!isMailed && <WithoutMail number={job.number} customer={name} offersPrint />}
      {isMailed && !holdBackNotice && (
        <NoticePreview
          id={job.id}
          change={{
            status: to,
            note: note.trim() || null,
            description: job.description,
            currentStatus: job.currentStatus,
          }}
        />
      )}
      {question}
    </FormDialog>
  )
}
