import { FormattedMessage, useIntl } from 'react-intl'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'
import { phoneAddress } from '../../features/shop/phoneAddress'
import { Head } from '../../kernel/components/Head'
import { QueryError } from '../../kernel/data/Query'
import { useLayout } from '../../kernel/screens/useLayout'
import { NotFoundScreen } from './notFoundOnDemand'
import { RequestNumber } from './RequestNumber'

/** What is shown in place of a screen that could not be loaded. */
export function ErrorScreen() {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFoundScreen /> : <ProblemScreen error={error} />
}

/** Something went wrong on the way: what it was, in plain words, and what can be done. */
function ProblemScreen({ error }: { error: unknown }) {
  const { pathname } = useLocation()
  const { shop } = useLayout()
  const { formatMessage } = useIntl()
  const gotNoAnswer = error instanceof QueryError && error.code === 'NO_RESPONSE'
  const title = formatMessage({ id: 'problem.title' })
  return (
    <div className="frame message-screen" role="alert">
      <Head title={title} address={pathname} isHidden />
      <h1>{title}</h1>
      <p className="lead">
        <FormattedMessage id={gotNoAnswer ? 'problem.noResponse' : 'problem.other'} />
      </p>
      {!gotNoAnswer && shop.phone && (
        <p>
          <FormattedMessage
            id="problem.call"
            values={{ phone: <a href={phoneAddress(shop.phone)}>{shop.phone}</a>, address: pathname }}
          />
        </p>
      )}
      <RequestNumber />
      <p className="buttons">
        <a className="button button--primary" href={pathname}>
          <FormattedMessage id="problem.again" />
        </a>
      </p>
    </div>
  )
}
