import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FormDialog } from '../../kernel/components/FormDialog'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { type AgendaAppointment, agendaCalls } from './agendaCalls'
import { whenOf } from './appointmentWords'
import { NotifyChoice } from './NotifyChoice'
import { useAgendaChange } from './useAgendaChange'

interface CancelDialogProps {
  appointment: AgendaAppointment
  onClose: () => void
}

/** Cancels an appointment, with the reason for the customer. */
export function CancelDialog({ appointment, onClose }: CancelDialogProps) {
  const { translate, language } = useTranslation()
  const { id, name, emailAddress } = appointment
  const [reason, setReason] = useState('')
  const [isNotified, setNotified] = useState(true)
  const { isBusy, faults, failure, change } = useAgendaChange()

  async function cancel() {
    const isMailed = isNotified && emailAddress !== null
    const isCancelled = await change(
      () => agendaCalls.cancel(id, reason, isMailed),
      translate(isMailed ? 'agenda.saved.cancelMail' : 'agenda.saved.cancel', { name }),
      ['reason'],
    )
    if (isCancelled) onClose()
  }

  return (
    <FormDialog
      title={translate('agenda.title.cancel')}
      submit={translate('agenda.title.cancel')}
      isDangerous
      {...{ isBusy, failure, faults, onClose }}
      onSubmit={() => void cancel()}
    >
      <p>{translate('agenda.cancelText', { name, when: whenOf(appointment, language) })}</p>
      <TextField
        label={translate('agenda.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={faults.reason !== undefined}
        helperText={faults.reason}
        multiline
        minRows={2}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <NotifyChoice what="cancel" email={emailAddress ?? ''} isChosen={isNotified} onChange={setNotified} />
    </FormDialog>
  )
}
