import { useLogout, useNotify } from 'ra-core'

/** Logs out; on failure, notifies with the reason. */
export function useLeave(): () => void {
  const logout = useLogout()
  const notify = useNotify()
  return () => void logout().catch((failure: Error) => notify(failure.message, { type: 'error' }))
}
