import { useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MySessionsQuery } from '../../generated/graphql'
import { QueryError } from '../../kernel/data/Query'
import { writeAsVisitor } from '../../kernel/data/writeAsVisitor'
import { useLanguage } from '../../kernel/screens/useLayout'
import { ShopDate } from '../shop/ShopDate'

type Session = MySessionsQuery['mySessions'][number]

/** Where the visitor is logged in; sessions elsewhere can be ended. */
export function OwnSessions({ sessions }: { sessions: readonly Session[] }) {
  const { formatMessage } = useIntl()
  const language = useLanguage()
  const [shown, setShown] = useState(sessions)
  const [isBusy, setBusy] = useState(false)
  const [report, setReport] = useState<{ text: string; isProblem: boolean } | null>(null)

  async function end(work: () => Promise<unknown>, left: (session: Session) => boolean) {
    setBusy(true)
    setReport(null)
    try {
      await work()
      setShown(shown.filter(left))
      setReport({ text: formatMessage({ id: 'sessions.ended' }), isProblem: false })
    } catch (error) {
      // Without a session the server leads to the login page.
      if (error instanceof QueryError && error.code === 'UNAUTHENTICATED') return location.reload()
      const isAnswer = error instanceof QueryError && error.code !== 'NO_RESPONSE' && error.message
      setReport({ text: isAnswer ? error.message : formatMessage({ id: 'problem.noResponse' }), isProblem: true })
    }
    setBusy(false)
  }

  return (
    <section className="sessions" aria-labelledby="sessions">
      <h2 id="sessions">
        <FormattedMessage id="sessions.title" />
      </h2>
      <p>
        <FormattedMessage id="sessions.intro" />
      </p>
      <p className={report?.isProblem ? 'form__problem' : undefined} role="status">
        {report?.text}
      </p>
      <ul className="sessions__list">
        {shown.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isBusy={isBusy}
            onEnd={() =>
              end(
                () => writeAsVisitor('EndSession', { id: session.id }, language),
                ({ id }) => id !== session.id,
              )
            }
          />
        ))}
      </ul>
      {shown.length > 2 && (
        <p className="buttons">
          <button
            type="button"
            className="button button--quiet"
            disabled={isBusy}
            onClick={() =>
              end(
                () => writeAsVisitor('EndOtherSessions', {}, language),
                ({ isThisOne }) => isThisOne,
              )
            }
          >
            <FormattedMessage id="sessions.endOthers" />
          </button>
        </p>
      )}
    </section>
  )
}

function SessionItem({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const { formatMessage } = useIntl()
  const { device, network, isThisOne, signedInAt, lastUsedAt } = session
  const named = device ?? formatMessage({ id: 'sessions.unknownDevice' })
  return (
    <li className="sessions__item">
      <div>
        <strong>{named}</strong>
        {isThisOne && (
          <>
            {' · '}
            <FormattedMessage id="sessions.thisOne" />
          </>
        )}
        <div className="sessions__where">
          {network && (
            <>
              <FormattedMessage id="sessions.network" values={{ network }} />
              {' · '}
            </>
          )}
          <FormattedMessage id="sessions.since" values={{ when: <When value={signedInAt} /> }} />
          {' · '}
          <FormattedMessage id="sessions.lastUsed" values={{ when: <When value={lastUsedAt} /> }} />
        </div>
      </div>
      {!isThisOne && (
        <button
          type="button"
          className="button button--quiet"
          disabled={isBusy}
          aria-label={formatMessage({ id: 'sessions.endNamed' }, { device: named })}
          onClick={onEnd}
        >
          <FormattedMessage id="sessions.end" />
        </button>
      )}
    </li>
  )
}

function When({ value }: { value: string }) {
  return <ShopDate value={value} day="numeric" month="long" hour="2-digit" minute="2-digit" />
}
