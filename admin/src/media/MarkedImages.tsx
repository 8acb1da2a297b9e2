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
import { Icon } from '../icons/Icon'
import { useFailureText } from '../jobs/useFailureText'
import { deleteMediaFiles } from './MediaFile'

interface MarkedImagesProps {
  /** Addresses. */
  marked: readonly string[]
  /** Those on this page that nothing uses. */
  unused: readonly string[]
  onMark: (marked: readonly string[]) => void
  onRemoved: () => void
  text: string
}

/** What can be done with several images at once: removing those that nothing uses. */
export function MarkedImages({ marked, unused, onMark, onRemoved, text }: MarkedImagesProps) {
  const { say } = useWords()
  const notify = useNotify()
  const failureText = useFailureText()
  const titleId = useId()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const count = marked.length

  async function remove() {
    setBusy(true)
    setFailure(undefined)
    try {
      await deleteMediaFiles(marked)
      notify(say('media.removedCount', { count }), { type: 'success' })
      setAsking(false)
      onRemoved()
    } catch (thrown) {
      setFailure(failureText(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 40 }}>
      <Box role="status" sx={{ color: 'text.secondary', flex: 1 }}>
        {count > 0 ? say('media.marked', { count }) : text}
      </Box>
      {unused.length > 0 && (
        <Button color="inherit" onClick={() => onMark(count > 0 ? [] : unused)}>
          {say(count > 0 ? 'media.unmark' : 'media.markUnused')}
        </Button>
      )}
      {count > 0 && (
        <Button color="error" variant="contained" startIcon={<Icon name="trash" />} onClick={() => setAsking(true)}>
          {say('media.removeMarked')}
        </Button>
      )}
      {isAsking && (
        <Dialog
          open
          onClose={isBusy ? undefined : () => setAsking(false)}
          aria-labelledby={titleId}
          fullWidth
          maxWidth="xs"
        >
          <DialogTitle id={titleId}>{say('media.removeTitle', { count })}</DialogTitle>
          <DialogContent>
            {failure && <Alert severity="error">{failure}</Alert>}
            <p>{say('media.removeText')}</p>
          </DialogContent>
          <DialogActions sx={{ p: 2 }}>
            <Button color="inherit" onClick={() => setAsking(false)} disabled={isBusy} autoFocus>
              {say('delete.cancel')}
            </Button>
            <Button color="error" variant="contained" onClick={remove} disabled={isBusy}>
              {say(isBusy ? 'delete.busy' : 'delete.confirm')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  )
}
