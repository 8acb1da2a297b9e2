import { useId } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { Icon } from '../components/icons/Icon'
import { isOnHold, type Job, stepsOf } from './Job'
import { JobCosts } from './JobCosts'
import { JobTimeline } from './JobTimeline'

const icons = { good: 'checkmark', waiting: 'pause', busy: 'progress' } as const

/** One job: its state at a glance, where it is on its way, then the story and the costs. */
export function JobArticle({ job }: { job: Job }) {
  const heading = useId()
  const state = job.status === 'finished' ? 'good' : isOnHold(job.status) ? 'waiting' : 'busy'
  return (
    <article className="job" aria-labelledby={heading}>
      <header className="job__header">
        <p className="kicker">
          <FormattedMessage id={`status.kind.${job.kind}`} values={{ number: job.id }} />
        </p>
        <h2 id={heading}>{job.description ?? <FormattedMessage id={`status.kind.${job.kind}.unnamed`} />}</h2>
        <p className={`job__state job__state--${state}`}>
          <Icon name={icons[state]} />
          <FormattedMessage id={`jobStatus.${job.status}`} />
        </p>
        {job.currentStatus && <p className="job__current">{job.currentStatus}</p>}
        <p className="job__next">
          <FormattedMessage id={`status.next.${job.status}`} />
        </p>
      </header>
      <ol className="job__steps">
        {stepsOf(job).map(({ status, state: stepState }) => (
          <li
            key={status}
            className={`job__step job__step--${stepState}`}
            aria-current={stepState === 'current' ? 'step' : undefined}
          >
            <FormattedMessage id={`jobStatus.${status}`} />
          </li>
        ))}
      </ol>
      <div className="job__columns">
        <JobTimeline changes={job.timeline} />
        <div>
          <dl className="facts">
            <Day name="intakeDate" day={job.intakeDate} />
            <Day name="startDate" day={job.startDate} />
            <Day name="endDate" day={job.endDate} />
          </dl>
          <Story name="descriptionProblem" text={job.descriptionProblem} />
          <Story name="whatHasBeenDone" text={job.whatHasBeenDone} />
          <JobCosts job={job} />
        </div>
      </div>
    </article>
  )
}

function Day({ name, day }: { name: 'intakeDate' | 'startDate' | 'endDate'; day: string | null }) {
  if (!day) return null
  return (
    <>
      <dt>
        <FormattedMessage id={`status.${name}`} />
      </dt>
      <dd>
        <time dateTime={day}>
          <FormattedDate value={`${day}T12:00:00Z`} day="numeric" month="long" year="numeric" />
        </time>
      </dd>
    </>
  )
}

function Story({ name, text }: { name: 'descriptionProblem' | 'whatHasBeenDone'; text: string | null }) {
  if (!text) return null
  return (
    <section>
      <h3>
        <FormattedMessage id={`status.${name}`} />
      </h3>
      <p className="job__story">{text}</p>
    </section>
  )
}
