import { useNotify, useRefresh } from 'ra-core'
import { useState } from 'react'
import { useFailureText } from './useFailureText'

/** A call whose outcome is a notice, after which what is shown is read again. */
export function useNoticedCall() {
  const notify = useNotify()
  const refresh = useRefresh()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)

  async function run(work: () => Promise<string>): Promise<void> {
    setBusy(true)
    try {
      notify(await work(), { type: 'success' })
      refresh()
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
