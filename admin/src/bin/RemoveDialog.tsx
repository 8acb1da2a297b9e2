import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useWords } from '../i18n/useWords'
import { askServer } from '../jobs/askServer'
import { useFailureText } from '../jobs/useFailureText'
import { type BinItem, removeMutation } from './binQueries'
import { useBinTitle } from './useBinTitle'

/** Asks before something leaves the bin for good. */
export function RemoveDialog({ item, onClose }: { item: BinItem; onClose: () => void }) {
  const { say } = useWords()
  const { words } = useBinTitle()(item)
  const failureText = useFailureText()
  const queries = useQueryClient()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)

  async function remove() {
    setBusy(true)
    try {
      await askServer({ query: removeMutation, variables: { entity: item.entity, id: item.record } })
      notify(say('bin.removed', words), { type: 'success' })
    } catch (failure) {
      notify(say('message.deleteFailed', { ...words, reason: failureText(failure) }), { type: 'error' })
    } finally {
      await queries.invalidateQueries({ queryKey: ['bin'] })
      onClose()
    }
  }

  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      aria-labelledby="remove-title"
      aria-describedby="remove-text"
      maxWidth="sm"
    >
      <DialogTitle id="remove-title">{say('bin.removeTitle', words)}</DialogTitle>
      <DialogContent id="remove-text">
        {item.translation && <p>{say('bin.withTranslation', { title: item.translation })}.</p>}
        <p>{say('bin.removeText')}</p>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose} disabled={isBusy} autoFocus>
          {say('delete.cancel')}
        </Button>
        <Button color="error" variant="contained" onClick={remove} disabled={isBusy}>
          {say(isBusy ? 'delete.busy' : 'bin.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
