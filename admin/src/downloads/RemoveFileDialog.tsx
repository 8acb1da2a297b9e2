import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useNotify } from 'ra-core'
import { useId, useState } from 'react'
import { useWords } from '../i18n/useWords'
import { askServer } from '../jobs/askServer'
import { useFailureText } from '../jobs/useFailureText'
import { type DownloadFile, removeMutation } from './downloadFiles'

interface RemoveFileDialogProps {
  file: DownloadFile
  onClose: () => void
  onRemoved: () => void
}

/** Asks before a document is gone for good. */
export function RemoveFileDialog({ file: { id, name }, onClose, onRemoved }: RemoveFileDialogProps) {
  const { say } = useWords()
  const notify = useNotify()
  const failureText = useFailureText()
  const titleId = useId()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    setFailure(undefined)
    try {
      await askServer({ query: removeMutation, variables: { id } })
      notify(say('files.removed', { name }), { type: 'success' })
      onRemoved()
    } catch (thrown) {
      setFailure(failureText(thrown))
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {say('files.removeTitle', { name })}
      </DialogTitle>
      <DialogContent>
        {failure && <Alert severity="error">{failure}</Alert>}
        <p>{say('files.removeText')}</p>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose} disabled={isBusy} autoFocus>
          {say('delete.cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={remove} disabled={isBusy}>
          {say('delete.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
