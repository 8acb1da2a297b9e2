import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import { browserQuery } from '../../kernel/data/browserQuery'
import { useLanguage } from '../../kernel/screens/useLayout'
import { today } from '../shop/shopDays'
import { useDayName } from '../shop/useDayName'
import type { AppointmentKind } from './loadAppointment'
import type { TimeChoice } from './loadDays'
import { loadNextTimes, type NextDay } from './loadNextTimes'
import { useLoaded } from './useLoaded'

interface NextTimesProps {
  kind: AppointmentKind
  onChoose: (day: string, time: TimeChoice) => void
  children: { waiting: ReactNode; failed: (again: () => void) => ReactNode }
}

/** The next free times of a kind, by day. Those of a home visit depend on where it is, which is asked on its own screen. */
export function NextTimes({ kind, onChoose, children: { waiting, failed } }: NextTimesProps) {
  const language = useLanguage()
  const [loaded, again] = useLoaded(
    async () => (kind.needsPostcode ? [] : loadNextTimes(browserQuery, kind, language)),
    `${kind.id} ${language}`,
  )
  if (kind.needsPostcode) {
    return (
      <p>
        <FormattedMessage id="appointment.dialog.postcode" />
      </p>
    )
  }
  if (loaded.state === 'loading') return waiting
  if (loaded.state === 'failed') return failed(again)
  if (loaded.value.length === 0) {
    return (
      <p role="status">
        <FormattedMessage id="appointment.none" />
      </p>
    )
  }
  return loaded.value.map((next) => <TimesOfDay key={next.day} next={next} onChoose={onChoose} />)
}

function TimesOfDay({ next: { day, times }, onChoose }: { next: NextDay; onChoose: NextTimesProps['onChoose'] }) {
  const id = useId()
  const { dateName, dayName } = useDayName()
  // Today and tomorrow are said as such, for a glance.
  const isNear = Date.parse(day) - Date.parse(today()) < 2 * 24 * 60 * 60 * 1000
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{isNear ? `${dayName(day, today())}, ${dateName(day)}` : dateName(day)}</h3>
      <ul className="appointment__times">
        {times.map((time) => (
          <li key={time.startsAt}>
            <button type="button" className="button button--quiet" onClick={() => onChoose(day, time)}>
              <time dateTime={time.startsAt}>{time.time}</time>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
