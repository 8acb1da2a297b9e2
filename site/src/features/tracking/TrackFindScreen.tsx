import { trackAddress } from '@shop/server/screens'
import { FormattedMessage, useIntl } from 'react-intl'
import { useActionData } from 'react-router'
import { inLanguage } from '../../kernel/addresses/addresses'
import { statusPath } from '../../kernel/addresses/sessionPaths'
import { ActionLink } from '../../kernel/components/ActionLink'
import { Head } from '../../kernel/components/Head'
import { TextInput } from '../../kernel/forms/TextInput'
import type { MessageId } from '../../kernel/i18n/MessageId'
import { useIsOpen } from '../../kernel/screens/useIsOpen'
import { useLanguage, useLayout } from '../../kernel/screens/useLayout'
import { JobStyles } from '../jobs/JobStyles'
import { phoneAddress } from '../shop/phoneAddress'
import { nextOf, shownStatus, stateOf, stepsOf } from '../status/Job'
import { useStatusName } from '../status/useStatusName'
import type { TrackOutcome } from './answerTrack'
import { kindOf, statusOf } from './jobNames'

export { loadTrackFind } from './loadTrack'

/** Finds where a job stands by its number. A plain form: what was typed is in no address, and nothing needs a script. */
export function TrackFindScreen() {
  const outcome = useActionData<TrackOutcome>()
  const language = useLanguage()
  const { shop } = useLayout()
  const isOpen = useIsOpen()
  const { formatMessage } = useIntl()
  const text = (id: MessageId) => formatMessage({ id })
  // Where one is missing, both are asked for.
  const isEnough = !outcome?.faults.postcode && !outcome?.faults.digits
  const field = (name: string) => ({ name, value: outcome?.values[name], fault: outcome?.faults[name] })
  return (
    <div className="frame status-screen track">
      <JobStyles />
      <Head title={text('track.find.title')} address={trackAddress(language)} isHidden />
      <header className="status-screen__header">
        <h1>
          <FormattedMessage id="track.find.title" />
        </h1>
        <p className="lead">
          <FormattedMessage id="track.find.intro" />
        </p>
      </header>
      {outcome?.found && <Found outcome={outcome} found={outcome.found} />}
      <form className="form" method="post" action={trackAddress(language)}>
        {outcome?.problem && (
          <p className="form__problem" role="alert">
            {outcome.problem}
          </p>
        )}
        <TextInput
          {...field('number')}
          label={text('track.find.number')}
          hint={text('track.find.numberHint')}
          autoComplete="off"
          isRequired
        />
        <TextInput {...field('postcode')} label={text('track.find.postcode')} autoComplete="postal-code" isEither />
        <TextInput
          {...field('digits')}
          label={text('track.find.digits')}
          {...(isEnough && { hint: text('track.find.digitsHint') })}
          inputMode="numeric"
          isEither
          autoComplete="off"
        />
        <p className="buttons form__buttons">
          <button type="submit" className="button button--primary">
            <FormattedMessage id="track.find.submit" />
          </button>
        </p>
        {shop.phone && (
          <p>
            <FormattedMessage id="track.call" values={{ phone: <a href={phoneAddress(shop.phone)}>{shop.phone}</a> }} />
          </p>
        )}
      </form>
      {isOpen(statusPath) && (
        <p>
          <FormattedMessage
            id="track.find.account"
            values={{ link: (words) => <a href={inLanguage(statusPath, language)}>{words}</a> }}
          />
        </p>
      )}
    </div>
  )
}

interface FoundProps {
  outcome: TrackOutcome
  found: NonNullable<TrackOutcome['found']>
}

/** Where the job stands, and what its customer can do from here. */
function Found({ outcome, found }: FoundProps) {
  const language = useLanguage()
  const statusName = useStatusName()
  const job = { kind: kindOf(found.kind), status: statusOf(found.status), isReady: found.isReady }
  return (
    <section className={`job job--${stateOf(job)}`} role="status">
      <header className="job__header">
        <p className="kicker">
          <FormattedMessage id={`status.kind.${job.kind}`} values={{ number: found.number }} />
        </p>
        <h2 className="job__state">{statusName(shownStatus(job))}</h2>
        <p className="job__next">
          <FormattedMessage id={nextOf(job)} />
        </p>
      </header>
      <ol className="job__steps">
        {stepsOf(job).map(({ status, state }) => (
          <li
            key={status}
            className={`job__step job__step--${state}`}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {statusName(status)}
          </li>
        ))}
      </ol>
      <p className="track__note" role="status">
        <FormattedMessage
          id={outcome.isMailed ? 'track.find.mailed' : found.hasMailAddress ? 'track.find.more' : 'track.find.noMail'}
        />
      </p>
      <form className="buttons" method="post" action={trackAddress(language)}>
        {job.isReady && (
          <ActionLink action="appointment">
            <FormattedMessage id="track.find.pickUp" />
          </ActionLink>
        )}
        {found.hasMailAddress && !outcome.isMailed && (
          <>
            {(['number', 'postcode', 'digits'] as const).map((name) => (
              <input key={name} type="hidden" name={name} value={outcome.values[name] ?? ''} />
            ))}
            <button type="submit" name="mail" value="yes" className="button button--quiet">
              <FormattedMessage id="track.find.mail" />
            </button>
          </>
        )}
      </form>
    </section>
  )
}
