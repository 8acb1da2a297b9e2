import { useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { useActionData, useLoaderData, useLocation, useRevalidator } from 'react-router'
import { Icon } from '../../kernel/components/icons/Icon'
import type { Refused } from '../../kernel/forms/Refused'
import { ShopDate } from '../shop/ShopDate'
import { shopDayOf } from '../shop/shopDayOf'
import { Conversation } from './Conversation'
import { entityOf, isDecided, type Job, nextOf, shownStatus, stateOf, stepsOf } from './Job'
import { JobAgreement } from './JobAgreement'
import { JobCosts } from './JobCosts'
import { JobPhotos } from './JobPhotos'
import { JobPickUp } from './JobPickUp'
import { JobQuotes } from './JobQuotes'
import { JobTimeline } from './JobTimeline'
import type { StatusData } from './loadStatus'
import { useShopLanguage } from './ShopLanguage'
import { useStatusName } from './useStatusName'

const icons = { over: 'checkmark', ready: 'calendar', onHold: 'pause', busy: 'progress' } as const

/** One job: its state at a glance, where it is on its way, then the story and the costs. */
export function JobArticle({ job }: { job: Job }) {
  const heading = useId()
  const state = stateOf(job)
  const statusName = useStatusName()
  const isAsked = job.quotes.some((quote) => quote.state === 'sent')
  const lang = useShopLanguage()
  return (
    <article id={anchorOf(job)} className={`job job--${state}`} aria-labelledby={heading}>
      <header className="job__header">
        <p className="kicker">
          <FormattedMessage id={`status.kind.${job.kind}`} values={{ number: job.number }} />
        </p>
        <h2 id={heading}>
          {job.description ? (
            <span lang={lang}>{job.description}</span>
          ) : (
            <FormattedMessage id={`status.kind.${job.kind}.unnamed`} />
          )}
        </h2>
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
          <FormattedMessage
            id={isAsked ? (job.address ? 'status.next.quote' : 'status.next.quoteByMail') : nextOf(job)}
          />
        </p>
        <JobQuotes job={job} />
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
      <div className="job__columns">
        <JobTimeline isReady={job.isReady} changes={job.timeline} />
        <div>
          <dl className="facts">
            {job.device && (
              <>
                <dt>
                  <FormattedMessage id="status.device" />
                </dt>
                <dd>{[job.device.name, job.device.serialNumber].filter(Boolean).join(', ')}</dd>
              </>
            )}
            <Day name={job.kind === 'newPc' ? 'orderDate' : 'intakeDate'} day={job.intakeDate} />
            <Day name="startDate" day={job.startDate} />
            <Day name="promisedOn" day={job.promisedOn} />
            <Day name="endDate" day={job.endDate} />
            <Day name="pickedUp" day={job.pickedUpAt && shopDayOf(new Date(job.pickedUpAt))} />
            <Day name="warrantyUntil" day={job.warrantyUntil} />
          </dl>
          <Story name={job.kind === 'newPc' ? 'order' : 'descriptionProblem'} text={job.descriptionProblem} />
          <Story name="whatHasBeenDone" text={job.whatHasBeenDone} />
          <JobCosts job={job} />
        </div>
      </div>
      {state === 'ready' && <JobPickUp job={job} />}
      <JobPhotos photos={job.photos} />
      <OwnConversation job={job} />
    </article>
  )
}

function anchorOf({ kind, id }: Job): string {
  return `${kind}-${id}`
}

/** The conversation of a customer who is logged in. */
function OwnConversation({ job }: { job: Job }) {
  const { formKey } = useLoaderData<StatusData>()
  const outcome = useActionData<Refused>()
  const { pathname, search } = useLocation()
  const { revalidate } = useRevalidator()
  const key = { entity: entityOf[job.kind], id: job.id }
  const isAboutThis = outcome?.values.job === key.entity && outcome.values.id === String(key.id)
  return (
    <Conversation
      messages={job.messages}
      job={key}
      action={pathname + search}
      anchor={anchorOf(job)}
      formKey={formKey}
      outcome={isAboutThis ? outcome : undefined}
      onChange={() => void revalidate()}
    />
  )
}

function Day({
  name,
  day,
}: {
  name: 'orderDate' | 'intakeDate' | 'startDate' | 'promisedOn' | 'endDate' | 'pickedUp' | 'warrantyUntil'
  day: string | null
}) {
  if (!day) return null
  return (
    <>
      <dt>
        <FormattedMessage id={`status.${name}`} />
      </dt>
      <dd>
        <time dateTime={day}>
          <ShopDate value={`${day}T12:00:00Z`} day="numeric" month="long" year="numeric" />
        </time>
      </dd>
    </>
  )
}

function Story({ name, text }: { name: 'order' | 'descriptionProblem' | 'whatHasBeenDone'; text: string | null }) {
  const lang = useShopLanguage()
  if (!text) return null
  return (
    <section>
      <h3>
        <FormattedMessage id={`status.${name}`} />
      </h3>
      <p className="job__story" lang={lang}>
        {text}
      </p>
    </section>
  )
}
