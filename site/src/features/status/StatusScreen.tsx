import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { statusPath } from '../../kernel/addresses/sessionPaths'
import { ActionLink } from '../../kernel/components/ActionLink'
import { Head } from '../../kernel/components/Head'
import { loadWhenSeen } from '../../kernel/components/loadWhenSeen'
import { onDemand } from '../../kernel/components/onDemand'
import { loadLaterMessages } from '../../kernel/i18n/catalogues'
import { useLayout } from '../../kernel/screens/useLayout'
import { JobStyles } from '../jobs/JobStyles'
import { OwnSessions } from '../sessions/OwnSessions'
import { phoneAddress } from '../shop/phoneAddress'
import { JobArticle } from './JobArticle'
import type { StatusData } from './loadStatus'
import { ShopLanguage } from './ShopLanguage'

const InvoiceList = onDemand(
  'InvoiceList',
  async () =>
    (await Promise.all([import('../invoices/InvoiceList'), loadLaterMessages('invoices', 'payOnline')]))[0].InvoiceList,
  loadWhenSeen,
)

export { loadStatus } from './loadStatus'

/** The status of the customer's new computers and repairs, and where the customer is logged in. */
export function StatusScreen() {
  const { jobs, invoices, sessions } = useLoaderData<StatusData>()
  const { formatMessage } = useIntl()
  return (
    <div className="frame status-screen">
      <JobStyles />
      <Head title={formatMessage({ id: 'status.title' })} address={statusPath} isHidden />
      <header className="status-screen__header">
        <h1>
          <FormattedMessage id="status.title" />
        </h1>
        {jobs ? (
          <p className="lead">
            <FormattedMessage id={jobs.length > 0 ? 'status.intro' : 'status.none'} />
          </p>
        ) : (
          <NoAccess />
        )}
        {jobs && jobs.length > 0 && <ShopLanguage />}
        <p className="buttons">
          <ActionLink action="appointment" look={jobs ? 'primary' : 'quiet'} />
        </p>
      </header>
      {jobs?.map((job) => (
        <JobArticle key={`${job.kind}-${job.id}`} job={job} />
      ))}
      {invoices.length > 0 && <InvoiceList invoices={invoices} />}
      <OwnSessions sessions={sessions} />
    </div>
  )
}

/** What is the matter for a customer who may not see the status, and whom to call. */
function NoAccess() {
  const { shop } = useLayout()
  return (
    <>
      <p className="lead">
        <FormattedMessage id="status.noAccess" />
      </p>
      <p>
        <FormattedMessage
          id="status.noAccess.call"
          values={{
            ways: shop.phone ? (shop.email ? 'both' : 'phone') : shop.email ? 'email' : 'none',
            phone: shop.phone && <a href={phoneAddress(shop.phone)}>{shop.phone}</a>,
            email: shop.email && <a href={`mailto:${shop.email}`}>{shop.email}</a>,
          }}
        />
      </p>
    </>
  )
}
