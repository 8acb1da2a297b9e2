import { FormattedMessage } from 'react-intl'
import { ShopDate } from '../shop/ShopDate'
import { ShopTime } from '../shop/ShopTime'
import { type Job, type JobStatus, shownStatus } from './Job'
import { useShopLanguage } from './ShopLanguage'
import { useStatusName } from './useStatusName'

/** What of a change its customer sees. */
type Change = { to: JobStatus } & Pick<Job['timeline'][number], 'at' | 'note'>

interface JobTimelineProps {
  /** Whether the job lies ready, though it is finished. */
  isReady: boolean
  changes: readonly Change[]
  heading?: 'h2' | 'h3'
}

/** The changes of status with the shop's notes, the latest first. */
export function JobTimeline({ isReady, changes, heading: Heading = 'h3' }: JobTimelineProps) {
  const statusName = useStatusName()
  const lang = useShopLanguage()
  return (
    <section className="job__timeline">
      <Heading>
        <FormattedMessage id="status.timeline" />
      </Heading>
      <ol>
        {changes.toReversed().map(({ at, to, note }) => (
          <li key={at}>
            <p className="meta">
              <time dateTime={at}>
                <ShopDate value={at} day="numeric" month="long" /> <ShopTime value={at} />
              </time>
            </p>
            <p className="job__change">{statusName(shownStatus({ status: to, isReady }))}</p>
            {note && (
              <p className="job__story" lang={lang}>
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
