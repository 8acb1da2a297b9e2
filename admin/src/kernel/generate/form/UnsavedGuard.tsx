import type { RefObject } from 'react'
import { useFormState } from 'react-hook-form'
import { LeaveDialog } from '../../components/LeaveDialog'
import { useUnsavedBlocker } from '../../components/useUnsavedBlocker'
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
  const { dirtyFields } = useFormState()
  const { isUploading } = useUploadState()
  const isDirty = Object.keys(dirtyFields).length > 0 || isUploading
  const blocker = useUnsavedBlocker(isDirty, () => isLeaving.current)
  if (blocker.state !== 'blocked') return null
  return <LeaveDialog onLeave={() => blocker.proceed()} onStay={() => blocker.reset()} />
}
