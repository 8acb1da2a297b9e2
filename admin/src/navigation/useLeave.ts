import { useLogout, useNotify } from 'ra-core'

/** Logs out; when that does not work out, says why. */
export function useLeave(): () => void {
  const logout = useLogout()
  const notify = useNotify()
  return () => void logout().catch((failure: Error) => notify(failure.message, { type: 'error' }))
}
