import { FormattedMessage } from 'react-intl'
import { SiteLink } from '../../kernel/components/SiteLink'
import type { SlotLack, TimeChoice } from './loadDays'
import { timesByPart } from './timesByPart'

interface TimeStepProps {
  times: TimeChoice[]
  /** Why there are none. */
  lack: SlotLack | null
  addressOf: (time: string) => string
  /** The calendar again. */
  daysAddress: string
  /** Whether the time in the address is none of those that are free. */
  isGone: boolean
}

/** The free times of a day, by its parts. */
export function TimeStep({ times, lack, addressOf, daysAddress, isGone }: TimeStepProps) {
  const why = lack ?? 'full'
  return (
    <div className="appointment__step">
      {isGone && times.length > 0 && (
        <p className="form__problem" role="alert">
          <FormattedMessage id="appointment.time.gone" />
        </p>
      )}
      {times.length === 0 && (
        <p role="status">
          <FormattedMessage id={`appointment.time.${why}`} />
        </p>
      )}
      {timesByPart(times).map(({ part, times: ofPart }) => (
        <section key={part} aria-labelledby={`appointment-${part}`}>
          <h2 id={`appointment-${part}`}>
            <FormattedMessage id={`form.part.${part}`} />
          </h2>
          <ul className="appointment__times">
            {ofPart.map(({ startsAt, time }) => (
              <li key={startsAt}>
                <SiteLink className="button button--quiet" to={addressOf(time)}>
                  <time dateTime={startsAt}>{time}</time>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <SiteLink className="onward" to={daysAddress}>
          <FormattedMessage id="appointment.time.otherDay" />
        </SiteLink>
      </p>
    </div>
  )
}
