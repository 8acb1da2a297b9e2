import { centsOf } from '@shop/server/money'
import type { QuoteDecision, QuoteDocument } from '@shop/server/quoteDocument'
import { FormattedMessage } from 'react-intl'
import { ShopDate } from '../shop/ShopDate'
import { ShopTime } from '../shop/ShopTime'
import { Amount } from './JobBill'

/** Who decided on a quote, when, and about which text. */
export function QuoteDecided({ decision, document }: { decision: QuoteDecision; document: QuoteDocument }) {
  const { at, name, total, reason, signature, sha } = decision
  return (
    <section className="quote__decided">
      <h4>
        <FormattedMessage id={`track.decided.${decision.decision}`} />
      </h4>
      <p>
        <FormattedMessage
          id="track.decided.by"
          values={{
            name: <strong>{name}</strong>,
            when: (
              <time dateTime={at}>
                <ShopDate value={at} day="numeric" month="long" year="numeric" /> <ShopTime value={at} />
              </time>
            ),
          }}
        />
      </p>
      {total !== null && (
        <p>
          <FormattedMessage id="track.decided.total" values={{ total: <Amount cents={centsOf(total)} /> }} />
        </p>
      )}
      {reason && <p className="job__story">{reason}</p>}
      {signature && (
        <svg className="quote__signature" viewBox="0 0 600 200" role="img">
          <title>{name}</title>
          <path
            d={signature}
            fill="none"
            stroke="currentColor"
            strokeWidth="4"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
      <p className="track__note quote__proof">
        <FormattedMessage id="track.decided.proof" values={{ name: document.name, sha }} />
      </p>
    </section>
  )
}
