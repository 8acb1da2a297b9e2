import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslation } from '../i18n/useTranslation'

/** Asks before unsaved changes are lost. */
export function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  const { translate } = useTranslation()
  return (
    <Dialog open onClose={onStay} aria-labelledby="leave-title" aria-describedby="leave-text">
      <DialogTitle id="leave-title">{translate('form.leaveTitle')}</DialogTitle>
      <DialogContent id="leave-text">{translate('ra.message.unsaved_changes')}</DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onLeave}>
          {translate('form.discard')}
        </Button>
        <Button variant="contained" onClick={onStay} autoFocus>
          {translate('form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
