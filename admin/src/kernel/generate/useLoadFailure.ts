import { useNotify } from 'ra-core'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { codeOf } from '../dataProvider/failureOf'
import { useEntity } from '../managed/ManagedContext'
import { overviewPath } from '../managed/screens'

/** The mails of visitors, after which the specification leads to the reviews. */
const beforeReviews = new Set(['email', 'emailPhone', 'emailRemoteAssistance'])

/** When a record cannot be loaded: notifies with the server's message, '{Entity} not found', and redirects. */
export function useLoadFailure(failure: Error | null): void {
  const entity = useEntity()
  const notify = useNotify()
  const navigate = useNavigate()
  useEffect(() => {
    if (!failure) return
    notify(failure.message, { type: 'error' })
    const isGone = codeOf(failure) === 'NOT_FOUND'
    navigate(isGone && beforeReviews.has(entity.name) ? '/review' : overviewPath(entity), { replace: true })
  }, [failure, entity, navigate, notify])
}
