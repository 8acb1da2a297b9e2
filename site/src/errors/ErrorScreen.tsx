import { isRouteErrorResponse, useRouteError } from 'react-router'
import { NotFoundScreen } from './NotFoundScreen'
import { ProblemScreen } from './ProblemScreen'

/** What is shown in place of a screen that could not be loaded. */
export function ErrorScreen() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen /> : <ProblemScreen error={error} />
}
