import { trackAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData, useLoaderData } from 'react-router'
import { Head } from '../../kernel/components/Head'
import { Icon } from '../../kernel/components/icons/Icon'
import { loadWhenSeen } from '../../kernel/components/loadWhenSeen'
import { onDemand } from '../../kernel/components/onDemand'
import type { Refused } from '../../kernel/forms/Refused'
import { loadLaterMessages } from '../../kernel/i18n/catalogues'
import { useLanguage } from '../../kernel/screens/useLayout'
import { isOfPayment } from '../invoices/isOfPayment'
import { JobStyles } from '../jobs/JobStyles'
import { ShopDate } from '../shop/ShopDate'
import { shopDayOf } from '../shop/shopDayOf'
import { today } from '../shop/shopDays'
import { isDecided, nextOf, shownStatus, stateOf, stepsOf } from '../status/Job'
import { JobPhotos } from '../status/JobPhotos'
import { JobTimeline } from '../status/JobTimeline'
import { ShopLanguage, useShopLanguage } from '../status/ShopLanguage'
import { useStatusName } from '../status/useStatusName'
import type { TrackOutcome } from './answerTrack'
import { JobBill } from './JobBill'
import type { TrackData, TrackedJob } from './loadTrack'
import { PickUpFacts } from './PickUpFacts'

export { loadTrack } from './loadTrack'

const ChooseTime = onDemand('ChooseTime', async () => (await import('./ChooseTime')).ChooseTime, loadWhenSeen)
const DeadAddress = onDemand('DeadAddress', async () => (await import('./DeadAddress')).DeadAddress)
const JobAgreement = onDemand(
  'JobAgreement',
  async () => (await Promise.all([import('../status/JobAgreement'), loadLaterMessages('agreement')]))[0].JobAgreement,
  loadWhenSeen,
)
const InvoiceList = onDemand(
  'InvoiceList',
  async () =>
    (await Promise.all([import('../invoices/InvoiceList'), loadLaterMessages('invoices', 'payOnline')]))[0].InvoiceList,
  loadWhenSeen,
)
const PayOnline = onDemand(
  'PayOnline',
  async () => (await Promise.all([import('../invoices/PayOnline'), loadLaterMessages('payOnline')]))[0].PayOnline,
  loadWhenSeen,
)
const QuoteSection = onDemand(
  'QuoteSection',
  async () => (await Promise.all([import('./QuoteSection'), loadLaterMessages('quote', 'form')]))[0].QuoteSection,
  loadWhenSeen,
)
const TrackConversation = onDemand(
  'TrackConversation',
  async () =>
    (await Promise.all([import('./TrackConversation'), loadLaterMessages('conversation', 'form')]))[0]
      .TrackConversation,
  loadWhenSeen,
)

const icons = { over: 'checkmark', ready: 'calendar', onHold: 'pause', busy: 'progress' } as const

/** A job as anyone who holds its secret address sees it. */
export function TrackScreen() {
  const { code, job } = useLoaderData<TrackData>()
  const language = useLanguage()
  const { formatMessage } = useIntl()
  // The address in the head is that of the screen which finds a job: the secret one stands nowhere but in the address bar.
  const title = job
    ? formatMessage({ id: 'track.title' }, { number: job.number })
    : formatMessage({ id: 'track.dead.title' })
  return (
    <div className="frame status-screen track">
      <JobStyles />
      <Head title={title} address={trackAddress(language)} isHidden />
      {job ? <Job code={code} job={job} /> : <DeadAddress />}
    </div>
  )
}

function Job({ code, job }: { code: string; job: TrackedJob }) {
  const outcome = useActionData<TrackOutcome | Refused>()
  const language = useLanguage()
  const statusName = useStatusName()
  const lang = useShopLanguage()
  const state = stateOf(job)
  const isWaiting = job.quotes.some((quote) => quote.state === 'sent')
  return (
    <article className={`job job--${state}`}>
      <header className="job__header">
        <p className="kicker">
          <FormattedMessage id={`status.kind.${job.kind}`} values={{ number: job.number }} />
        </p>
        <h1 className="track__title">
          {job.device ??
            (job.description ? (
              <span lang={lang}>{job.description}</span>
            ) : (
              <FormattedMessage id={`status.kind.${job.kind}.unnamed`} />
            ))}
        </h1>
        <p className="job__state">
          <Icon name={icons[state]} />
          {statusName(shownStatus(job))}
        </p>
        {isDecided(job) && <JobAgreement job={job} />}
        {job.currentStatus && (
          <p className="job__current" lang={lang}>
            {job.currentStatus}
          </p>
        )}
        <p className="job__next">
          {isWaiting ? (
            <a href="#offertes">
              <FormattedMessage id="status.next.quote" />
            </a>
          ) : (
            <FormattedMessage id={nextOf(job)} />
          )}
        </p>
        {job.promisedOn && (state === 'busy' || state === 'onHold') && (
          <p className="track__promised">
            <FormattedMessage
              id={job.promisedOn < today() ? 'track.promised.passed' : 'track.promised'}
              values={{
                day: (
                  <time dateTime={job.promisedOn}>
                    <ShopDate value={`${job.promisedOn}T12:00:00Z`} weekday="long" day="numeric" month="long" />
                  </time>
                ),
              }}
            />
          </p>
        )}
        {job.online && (
          <PayOnline
            address={trackAddress(language, code)}
            open={job.online.amount}
            status={job.online.status}
            isDeposit={job.online.isDeposit}
          />
        )}
        {state === 'ready' && <ChooseTime code={code} job={job} />}
        <ShopLanguage />
      </header>
      <ol className="job__steps">
        {stepsOf(job).map(({ status, state: stepState }) => (
          <li
            key={status}
            className={`job__step job__step--${stepState}`}
            aria-current={stepState === 'current' ? 'step' : undefined}
          >
            {statusName(status)}
          </li>
        ))}
      </ol>
      {job.quotes.length > 0 && (
        <QuoteSection code={code} quotes={job.quotes} outcome={isOfQuote(outcome) ? outcome : undefined} />
      )}
      <div className="job__columns">
        <JobTimeline isReady={job.isReady} changes={job.timeline} heading="h2" />
        <div>
          <Facts job={job} />
          <Story
            id={job.kind === 'newPc' ? 'status.order' : 'status.descriptionProblem'}
            text={job.descriptionProblem}
          />
          <Story id="status.whatHasBeenDone" text={job.whatHasBeenDone} />
          <JobBill job={job} />
        </div>
      </div>
      {job.invoices.length > 0 && <InvoiceList invoices={job.invoices} />}
      <JobPhotos photos={job.photos} heading="h2" />
      <TrackConversation
        messages={job.messages}
        outcome={isOfQuote(outcome) || isOfPayment(outcome) ? undefined : outcome}
      />
      <PickUpFacts isOver={state === 'over'} addressDays={job.addressDays} />
    </article>
  )
}

/** Whether it is about an answer to a quote, rather than about a message. */
function isOfQuote(outcome: TrackOutcome | Refused | undefined): outcome is TrackOutcome {
  return outcome !== undefined && 'chosen' in outcome
}

function Facts({ job }: { job: TrackedJob }) {
  const days = [
    [job.kind === 'newPc' ? 'status.orderDate' : 'status.intakeDate', job.intakeDate],
    ['status.pickedUp', job.pickedUpAt && shopDayOf(new Date(job.pickedUpAt))],
    ['status.warrantyUntil', job.warrantyUntil],
  ] as const
  if (days.every(([, day]) => day === null)) return null
  return <dl className="facts">{days.map(([id, day]) => day && <Day key={id} id={id} day={day} />)}</dl>
}

function Day({
  id,
  day,
}: {
  id: 'status.orderDate' | 'status.intakeDate' | 'status.pickedUp' | 'status.warrantyUntil'
  day: string
}) {
  return (
    <>
      <dt>
        <FormattedMessage id={id} />
      </dt>
      <dd>
        <time dateTime={day}>
          <ShopDate value={`${day}T12:00:00Z`} day="numeric" month="long" year="numeric" />
        </time>
      </dd>
    </>
  )
}

function Story({
  id,
  text,
}: {
  id: 'status.order' | 'status.descriptionProblem' | 'status.whatHasBeenDone'
  text: string | null
}) {
  const lang = useShopLanguage()
  if (!text) return null
  return (
    <section>
      <h2 className="track__part">
        <FormattedMessage id={id} />
      </h2>
      <p className="job__story" lang={lang}>
        {text}
      </p>
    </section>
  )
}
