import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiTextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { useId, useState } from 'react'
import { CancelAppointmentsDocument } from '../../../generated/graphql'
import { FormDialog } from '../../../kernel/components/FormDialog'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { type ConcernedAppointment, useConcernedWords } from './useConcernedWords'

/** What the server stores. */
const longestReason = 1000

interface Props {
  appointments: readonly ConcernedAppointment[]
  onClose: () => void
  onDone: () => unknown
}

/** Cancels appointments that a closure concerns, those that are ticked, and writes to their customers when asked to. */
export function CancelConcerned({ appointments, onClose, onDone }: Props) {
  const { translate } = useTranslation()
  const wordsOf = useConcernedWords()
  const notify = useNotify()
  const failureText = useFailureText()
  const id = useId()
  const [spared, setSpared] = useState<ReadonlySet<number>>(new Set())
  const [reason, setReason] = useState('')
  const [isMailed, setMailed] = useState(true)
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const ids = appointments.map((each) => each.id).filter((each) => !spared.has(each))

  function toggle(one: number) {
    const others = [...spared].filter((each) => each !== one)
    setSpared(new Set(spared.has(one) ? others : [...others, one]))
  }

  async function cancel() {
    setBusy(true)
    setFailure(undefined)
    try {
      const variables = { ids, notify: isMailed, reason: reason.trim() || null }
      const { cancelAppointments } = await askServer({ query: CancelAppointmentsDocument, variables })
      notify(translate('hours.concerned.cancelled', { count: cancelAppointments.length }), { type: 'success' })
      await onDone()
      onClose()
    } catch (thrown) {
      setFailure(failureText(thrown))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={translate('hours.concerned.cancelTitle')}
      submit={translate('hours.concerned.confirm', { count: ids.length })}
      cancel={translate('hours.concerned.back')}
      isDangerous
      isBusy={isBusy}
      isReady={ids.length > 0}
      failure={failure}
      onSubmit={() => void cancel()}
      onClose={onClose}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <FormControlLabel
              control={<Checkbox checked={!spared.has(appointment.id)} onChange={() => toggle(appointment.id)} />}
              label={wordsOf(appointment)}
            />
          </li>
        ))}
      </Box>
      <MuiTextField
        id={`${id}-reason`}
        label={translate('hours.concerned.reason')}
        helperText={translate('hours.concerned.reasonHelp')}
        multiline
        minRows={2}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: longestReason } }}
      />
      <FormControlLabel
        control={<Checkbox checked={isMailed} onChange={({ target }) => setMailed(target.checked)} />}
        label={translate('hours.concerned.mail')}
      />
    </FormDialog>
  )
}
