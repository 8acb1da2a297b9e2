import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { inLanguage } from '../../kernel/addresses/addresses'
import { accountingPath } from '../../kernel/addresses/sessionPaths'
import { Head } from '../../kernel/components/Head'
import { Icon } from '../../kernel/components/icons/Icon'
import { useLanguage } from '../../kernel/screens/useLayout'
import { JobStyles } from '../jobs/JobStyles'
import { ShopDate } from '../shop/ShopDate'
import type { AccountingData } from './loadAccounting'

export { loadAccounting } from './loadAccounting'

/** The documents of the administration, for the accountant alone. */
export function AccountingScreen() {
  const { download } = useLoaderData<AccountingData>()
  const { formatMessage } = useIntl()
  const language = useLanguage()
  const files = download?.files ?? []
  return (
    <div className="frame status-screen">
      <JobStyles />
      <Head title={formatMessage({ id: 'accounting.title' })} address={accountingPath} isHidden />
      <header className="status-screen__header">
        <h1>{download?.title ?? <FormattedMessage id="accounting.title" />}</h1>
        <p className="lead">
          {download?.description ?? <FormattedMessage id={files.length > 0 ? 'accounting.intro' : 'accounting.none'} />}
        </p>
        <p>
          <a href={inLanguage(`${accountingPath}/account`, language)}>
            <FormattedMessage id="accounting.account" />
          </a>
        </p>
      </header>
      {files.length > 0 && (
        <ul className="documents">
          {files.map(({ id, name, type, bytes, uploadedAt, url }) => (
            <li key={id}>
              <a className="document" href={url} download={name}>
                <Icon name="invoice" />
                <span className="document__name">{name}</span>
                <span className="meta">
                  {type.toUpperCase()} · <FileSize bytes={bytes} /> ·{' '}
                  <ShopDate value={uploadedAt} day="numeric" month="long" year="numeric" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {download && files.length === 0 && (
        <p className="empty">
          <FormattedMessage id="accounting.none" />
        </p>
      )}
    </div>
  )
}

const units = ['byte', 'kilobyte', 'megabyte'] as const

/** A number of bytes as people say it. */
function FileSize({ bytes }: { bytes: number }) {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  return (
    <FormattedNumber
      value={bytes / 1000 ** step}
      style="unit"
      unit={units[step]}
      unitDisplay="short"
      maximumFractionDigits={step === 2 ? 1 : 0}
    />
  )
}
