import { FormattedMessage } from 'react-intl'
import { useRouteError } from 'react-router'

/** What the server calls the request that failed: by it the shop finds in its log what went wrong. */
export function RequestNumber() {
  const error = useRouteError()
  if (typeof error !== 'object' || error === null || !('requestNumber' in error)) return null
  return (
    <p>
      <FormattedMessage id="problem.number" values={{ number: <strong>{String(error.requestNumber)}</strong> }} />
    </p>
  )
}
