import { useNotify } from 'ra-core'
import { useEffect } from 'react'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'

/** Says why an appointment cannot be opened, such as that it is no longer there, and leaves the agenda as it is. */
export function GoneNotice({ error, onClose }: { error: Error; onClose: () => void }) {
  const notify = useNotify()
  const failureText = useFailureText()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure.
  useEffect(() => {
    notify(failureText(error), { type: 'warning' })
    onClose()
  }, [error])
  return null
}
