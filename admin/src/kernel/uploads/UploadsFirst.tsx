import Box from '@mui/material/Box'
import { useNotify } from 'ra-core'
import { createContext, type FormEvent, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { PendingUploads } from './PendingUploads'

const PendingUploadsContext = createContext(new PendingUploads())

/** Those of the form around. */
export function usePendingUploads(): PendingUploads {
  return useContext(PendingUploadsContext)
}

/** Whether the form waits with saving for its uploads, and whether it has any. */
export function useUploadState(): { isAwaited: boolean; isUploading: boolean } {
  const uploads = usePendingUploads()
  const isAwaited = useSyncExternalStore(uploads.subscribe, uploads.isAwaited)
  const isUploading = useSyncExternalStore(uploads.subscribe, () => uploads.count() > 0)
  return { isAwaited, isUploading }
}

/**
 * Around a form: it is saved once its uploads have ended, whichever of its fields they belong to, and not at all where one
 * failed, which is said.
 */
export function UploadsFirst({ children }: { children: ReactNode }) {
  const { translate } = useTranslation()
  const notify = useNotify()
  const [uploads] = useState(() => new PendingUploads())

  async function holdBack(event: FormEvent<HTMLElement>) {
    const form = event.target
    // A dialog's form is drawn elsewhere, and saves itself.
    if (!(form instanceof HTMLFormElement) || !event.currentTarget.contains(form) || uploads.count() === 0) return
    event.preventDefault()
    event.stopPropagation()
    if (uploads.isAwaited()) return
    const isComplete = await uploads.whenEnded()
    if (!form.isConnected) return
    if (isComplete) form.requestSubmit()
    else notify(translate('form.uploadFailed'), { type: 'error' })
  }

  return (
    <PendingUploadsContext value={uploads}>
      <Box sx={{ display: 'contents' }} onSubmitCapture={holdBack}>
        {children}
      </Box>
    </PendingUploadsContext>
  )
}
