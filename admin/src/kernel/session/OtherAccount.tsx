import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import type { Viewer } from '../start/Viewer'

interface OtherAccountProps {
  before: Pick<Viewer, 'name'>
  now: Viewer
  onAgreed: () => void
}

/** Warns a user who logs in over a colleague's unsaved work in whose name it will be saved. */
export function OtherAccount({ before, now, onAgreed }: OtherAccountProps) {
  const { translate } = useTranslation()
  const id = useId()
  return (
    <Dialog open aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} fullWidth maxWidth="xs">
      <DialogTitle id={`${id}-title`}>{translate('session.otherTitle')}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        {translate('session.otherAccount', { before: before.name, now: now.name })}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onAgreed} autoFocus>
          {translate('session.goOnAs', { now: now.name })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
