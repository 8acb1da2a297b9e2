import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId, useState } from 'react'
import { useFailureText } from '../dataProvider/useFailureText'
import { useTranslation } from '../i18n/useTranslation'

interface DeletionDialogProps {
  title: string
  /** The text of the confirming button; by default that the deletion is permanent. */
  confirm?: string
  /** Whether the deletion may be confirmed; true by default. */
  isReady?: boolean
  /** May throw: the dialog then stays open and shows the reason. */
  onConfirm: () => Promise<void>
  /** Makes a sentence of the server's reason. */
  explain?: (reason: string) => string
  /** Called after the deletion, and when it is cancelled. */
  onClose: () => void
  /** What will be deleted. */
  children: ReactNode
}

/** Asks for confirmation before anything is deleted. The cancel button has the initial focus. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { title, confirm, isReady = true, onConfirm, explain, onClose, children } = props
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const id = useId()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function remove() {
    setBusy(true)
    setFailure(undefined)
    try {
      await onConfirm()
      onClose()
    } catch (thrown) {
      const reason = failureText(thrown)
      setFailure(explain ? explain(reason) : reason)
      setBusy(false)
    }
  }

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="sm"
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        {failure && <Alert severity="error">{failure}</Alert>}
        {children}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose} disabled={isBusy} autoFocus>
          {translate('delete.cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={remove} disabled={isBusy || !isReady}>
          {isBusy ? translate('delete.busy') : (confirm ?? translate('delete.confirm'))}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
