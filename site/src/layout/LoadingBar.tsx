import { useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useNavigation } from 'react-router'
import { isActive, subscribeToActivity } from '../data/activity'

/** Shown while a navigation or a call is pending. */
export function LoadingBar() {
  const { formatMessage } = useIntl()
  const isCalling = useSyncExternalStore(subscribeToActivity, isActive, () => false)
  const isNavigating = useNavigation().state !== 'idle'
  return (
    <div className="loading" role="status">
      {(isCalling || isNavigating) && (
        <span className="loading__bar">
          <span className="visually-hidden">{formatMessage({ id: 'layout.loading' })}</span>
        </span>
      )}
    </div>
  )
}
