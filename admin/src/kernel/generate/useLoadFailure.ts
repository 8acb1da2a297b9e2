import { useNotify } from 'ra-core'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { codeOf } from '../dataProvider/failureOf'
import { useEntity } from '../managed/ManagedContext'
import { ownScreensOf } from '../managed/registeredScreens'
import { overviewPath } from '../managed/screens'

/** When a record cannot be loaded: notifies with the server's message, '{Entity} not found', and redirects. */
export function useLoadFailure(failure: Error | null): void {
  const entity = useEntity()
  const notify = useNotify()
  const navigate = useNavigate()
  useEffect(() => {
    if (!failure) return
    notify(failure.message, { type: 'error' })
    const isGone = codeOf(failure) === 'NOT_FOUND'
    navigate((isGone && ownScreensOf(entity).pathWhenGone) || overviewPath(entity), { replace: true })
  }, [failure, entity, navigate, notify])
}
