import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type RefObject, useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router'
import { useTranslation } from '../../i18n/useTranslation'
import { useUploadState } from '../../uploads/UploadsFirst'

interface UnsavedGuardProps {
  /** Set before navigating away after a save. */
  isLeaving: RefObject<boolean>
}

/**
 * Warns before unsaved changes are lost: within the back office with a dialog of our own, elsewhere with the browser's.
 * react-admin's own guard lets a change from record 1 to record 12 pass.
 */
export function UnsavedGuard({ isLeaving }: UnsavedGuardProps) {
  const { translate } = useTranslation()
  const { dirtyFields } = useFormState()
  const { isUploading } = useUploadState()
  const isDirty = Object.keys(dirtyFields).length > 0 || isUploading
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeaving.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  if (blocker.state !== 'blocked') return null
  return (
    <Dialog open onClose={() => blocker.reset()} aria-labelledby="leave-title" aria-describedby="leave-text">
      <DialogTitle id="leave-title">{translate('form.leaveTitle')}</DialogTitle>
      <DialogContent id="leave-text">{translate('ra.message.unsaved_changes')}</DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={() => blocker.proceed()}>
          {translate('form.discard')}
        </Button>
        <Button variant="contained" onClick={() => blocker.reset()} autoFocus>
          {translate('form.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
