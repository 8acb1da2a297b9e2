import { useGetIdentity } from 'ra-core'
import { useEffect, useState } from 'react'
import { renewSessionWith } from '../graphql/sessionRenewal'
import { leaveFor } from '../start/leaveFor'
import { loginAddress } from '../start/loginAddress'
import type { Viewer } from '../start/Viewer'
import { holdsWork } from './holdsWork'
import { LoginDialog } from './LoginDialog'

type Waiting = (isRenewed: boolean) => void

/**
 * Handles an expired session. With unsaved changes a login dialog opens over them, after which the waiting calls
 * continue; without any, the user goes to the login page.
 */
export function SessionKeeper({ viewer }: { viewer: Viewer }) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const { refetch } = useGetIdentity()

  useEffect(() => {
    renewSessionWith(async (isWrite) => {
      if (isWrite || holdsWork()) return new Promise((resolve) => setWaiting((others) => [...others, resolve]))
      await leaveFor(loginAddress())
      return false
    })
    return () => renewSessionWith(undefined)
  }, [])

  if (waiting.length === 0) return null
  const answer = (isRenewed: boolean) => {
    for (const resolve of waiting) resolve(isRenewed)
    setWaiting([])
    if (isRenewed) void refetch?.()
  }
  return <LoginDialog viewer={viewer} onLoggedIn={() => answer(true)} onClose={() => answer(false)} />
}
