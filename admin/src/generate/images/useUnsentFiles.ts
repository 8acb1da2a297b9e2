import { useCallback, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { MessageKey } from '../../i18n/createI18nProvider'

/**
 * Files in the drop zone of a field that are not uploaded: refused ones and those on their way. A save would drop them
 * in silence, so they stop it.
 * @param path of the field in the form
 */
export function useUnsentFiles(path: string) {
  const { trigger, getFieldState } = useFormContext()
  const unsent = useRef<Unsent>({ refused: 0, underWay: 0 })
  const complaint = useCallback((): MessageKey | undefined => {
    if (unsent.current.refused > 0) return 'upload.invalid'
    return unsent.current.underWay > 0 ? 'upload.notDone' : undefined
  }, [])
  const onUnsent = useCallback(
    (files: Unsent) => {
      unsent.current = files
      // The complaint goes with its cause.
      if (getFieldState(path).error) trigger(path)
    },
    [path, trigger, getFieldState],
  )
  return { complaint, onUnsent }
}

/** Numbers of files. */
export interface Unsent {
  refused: number
  underWay: number
}
