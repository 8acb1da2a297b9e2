import { FormattedMessage } from 'react-intl'
import { Price } from '../../kernel/components/Price'
import { ShopDate } from '../shop/ShopDate'
import { agreementAnchor } from './quoteAnchor'

/** What its customer has decided of a job, as the server answers it. */
export interface Decided {
  agreedTotal: number | null
  agreedAt: string | null
  quotes: readonly { state: string; decidedAt: string | null }[]
}

/**
 * What the customer has agreed to and when, and that the last quote was declined where it was. An answer to a quote leads
 * here: the browser moves the focus to it, with and without scripts.
 */
export function JobAgreement({ job: { agreedTotal, agreedAt, quotes } }: { job: Decided }) {
  const declinedAt = quotes.reduce(
    (last, { state, decidedAt }) => (state === 'declined' && decidedAt && decidedAt > last ? decidedAt : last),
    agreedAt ?? '',
  )
  return (
    <div className="job__agreed" id={agreementAnchor} role="status" aria-live="polite" tabIndex={-1}>
      {agreedAt && (
        <p>
          <FormattedMessage
            id={agreedTotal === null ? 'status.agreed.unpriced' : 'status.agreed'}
            values={{ day: <Day at={agreedAt} />, total: agreedTotal !== null && <Price amount={agreedTotal} /> }}
          />
        </p>
      )}
      {declinedAt !== (agreedAt ?? '') && (
        <p>
          <FormattedMessage id="status.declined" values={{ day: <Day at={declinedAt} /> }} />
        </p>
      )}
    </div>
  )
}

function Day({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      <ShopDate value={at} day="numeric" month="long" year="numeric" />
    </time>
  )
}
