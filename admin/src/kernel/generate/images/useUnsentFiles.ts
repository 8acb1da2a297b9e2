import { useCallback, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import type { MessageKey } from '../../i18n/createI18nProvider'

/**
 * Files in the drop zone of a field that were refused or did not arrive. A save would drop them in silence, so they stop it.
 * @param path of the field in the form
 */
export function useUnsentFiles(path: string) {
  const { trigger, getFieldState } = useFormContext()
  const refused = useRef(0)
  const complaint = useCallback((): MessageKey | undefined => (refused.current > 0 ? 'upload.invalid' : undefined), [])
  const onRefused = useCallback(
    (files: number) => {
      refused.current = files
      // The complaint goes with its cause.
      if (getFieldState(path).error) trigger(path)
    },
    [path, trigger, getFieldState],
  )
  return { complaint, onRefused }
}
