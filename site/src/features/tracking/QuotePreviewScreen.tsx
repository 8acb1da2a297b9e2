import { FormattedMessage, useIntl } from 'react-intl'
import { useLoaderData } from 'react-router'
import { useHydrated } from '../../kernel/browser/useHydrated'
import { Head } from '../../kernel/components/Head'
import { JobStyles } from '../jobs/JobStyles'
import type { QuotePreviewData } from './loadQuotePreview'
import { QuoteArticle } from './QuoteArticle'

export { loadQuotePreview } from './loadQuotePreview'

/** A quote as its customer reads it: for the owner, before it is sent and as the proof on paper. */
export function QuotePreviewScreen() {
  const { quote, reason } = useLoaderData<QuotePreviewData>()
  const { formatMessage } = useIntl()
  const isHydrated = useHydrated()
  const title = formatMessage({ id: 'status.quote' }, { name: quote.name })
  return (
    <div className="frame status-screen track">
      <JobStyles />
      <Head title={title} address="/" isHidden />
      <header className="status-screen__header">
        <h1>{quote.document.goods}</h1>
        <p className="buttons">
          <button type="button" className="button button--quiet" disabled={!isHydrated} onClick={() => window.print()}>
            <FormattedMessage id="track.print" />
          </button>
        </p>
      </header>
      <h2 className="visually-hidden">{title}</h2>
      <QuoteArticle quote={quote} />
      {reason && !quote.decision && <p className="job__story">{reason}</p>}
      {quote.sha && (
        <p className="track__note quote__proof">
          <FormattedMessage id="track.quote.sha" values={{ sha: quote.sha }} />
        </p>
      )}
    </div>
  )
}
