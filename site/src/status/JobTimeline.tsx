import { FormattedDate, FormattedMessage, FormattedTime } from 'react-intl'
import type { Job } from './Job'

/** The changes of status with the shop's notes, the latest first. */
export function JobTimeline({ changes }: { changes: Job['timeline'] }) {
  return (
    <section className="job__timeline">
      <h3>
        <FormattedMessage id="status.timeline" />
      </h3>
      <ol>
        {changes.toReversed().map(({ at, to, note }) => (
          <li key={at}>
            <p className="meta">
              <time dateTime={at}>
                <FormattedDate value={at} day="numeric" month="long" /> <FormattedTime value={at} />
              </time>
            </p>
            <p className="job__change">
              <FormattedMessage id={`jobStatus.${to}`} />
            </p>
            {note && <p className="job__story">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
