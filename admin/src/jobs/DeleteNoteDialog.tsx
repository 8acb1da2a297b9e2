import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useNotify } from 'ra-core'
import { useId, useState } from 'react'
import { useWords } from '../i18n/useWords'
import { askServer } from './askServer'
import { deleteNoteMutation, type InternalNote } from './internalNotes'
import { useFailureText } from './useFailureText'

interface DeleteNoteDialogProps {
  note: InternalNote
  onClose: () => void
  onDeleted: () => void
}

/** Asks before a note is gone for good. */
export function DeleteNoteDialog({ note, onClose, onDeleted }: DeleteNoteDialogProps) {
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
      await askServer({ query: deleteNoteMutation, variables: { id: note.id } })
      notify(say('notes.deleted'), { type: 'success' })
      onDeleted()
    } catch (thrown) {
      setFailure(failureText(thrown))
      setBusy(false)
    }
  }

  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{say('notes.deleteTitle')}</DialogTitle>
      <DialogContent>
        {failure && <Alert severity="error">{failure}</Alert>}
        <p>{say('notes.deleteText')}</p>
        <Box
          component="blockquote"
          sx={{ m: 0, maxHeight: 200, overflow: 'auto', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
        >
          {note.text}
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose} disabled={isBusy} autoFocus>
          {say('delete.cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={remove} disabled={isBusy}>
          {say(isBusy ? 'delete.busy' : 'delete.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
