import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { statusPath } from '../addresses/sessionPaths'
import { ActionLink } from '../components/ActionLink'
import { Head } from '../components/Head'
import { JobArticle } from './JobArticle'
import type { StatusData } from './loadStatus'

/** The status of the customer's new computers and repairs. */
export function StatusScreen() {
  const { jobs } = useLoaderData<StatusData>()
  const { formatMessage } = useIntl()
  return (
    <div className="frame status-screen">
      <Head title={formatMessage({ id: 'status.title' })} address={statusPath} isHidden />
      <header className="status-screen__header">
        <h1>
          <FormattedMessage id="status.title" />
        </h1>
        <p className="lead">
          <FormattedMessage id={jobs.length > 0 ? 'status.intro' : 'status.none'} />
        </p>
        <p className="buttons">
          <ActionLink action="appointment" />
        </p>
      </header>
      {jobs.map((job) => (
        <JobArticle key={`${job.kind}-${job.id}`} job={job} />
      ))}
    </div>
  )
}
