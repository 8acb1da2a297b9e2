import { FormattedMessage } from 'react-intl'
import { useRouteError } from 'react-router'

/**
 * What the server calls the request that failed: by it the shop finds in its log what went wrong. A call without an
 * answer has none.
 */
export function RequestNumber() {
  const error = useRouteError()
  const { requestNumber } = (error ?? {}) as { requestNumber?: string | null }
  if (!requestNumber) return null
  return (
    <p>
      <FormattedMessage id="problem.number" values={{ number: <strong>{requestNumber}</strong> }} />
    </p>
  )
}
