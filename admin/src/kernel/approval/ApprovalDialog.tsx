import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FormDialog } from '../components/FormDialog'
import { useFailureText } from '../dataProvider/useFailureText'
import './approvalTexts'

/** As the server accepts it. */
const maxCharacters = 500

interface ApprovalDialogProps {
  title: string
  /** Above the field. */
  text?: string
  label: string
  submit: string
  isRequired?: boolean
  /** @param said without white space around it */
  onSend: (said: string) => Promise<void>
  onClose: () => void
}

/** Asks for a few words about what is to be published, and keeps them where they are refused. */
export function ApprovalDialog({ title, text, label, submit, isRequired, onSend, onClose }: ApprovalDialogProps) {
  const failureText = useFailureText()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  async function send() {
    setBusy(true)
    setFailure(undefined)
    try {
      await onSend(said.trim())
      onClose()
    } catch (thrown) {
      setFailure(failureText(thrown))
      setBusy(false)
    }
  }
  return (
    <FormDialog
      title={title}
      submit={submit}
      isReady={!isRequired || said.trim() !== ''}
      isBusy={isBusy}
      failure={failure}
      maxWidth="xs"
      onClose={onClose}
      onSubmit={() => void send()}
    >
      {text && <p>{text}</p>}
      <TextField
        autoFocus
        multiline
        minRows={2}
        label={label}
        required={isRequired}
        value={said}
        onChange={({ target }) => setSaid(target.value)}
        slotProps={{ htmlInput: { maxLength: maxCharacters } }}
        sx={{ mt: 1 }}
      />
    </FormDialog>
  )
}
