import { FormattedMessage, useIntl } from 'react-intl'
import { SiteLink } from '../../kernel/components/SiteLink'
import { middayOf } from '../shop/shopDays'
import { useDayName } from '../shop/useDayName'
import type { DayChoice } from './loadDays'
import { monthsOf } from './monthsOf'

interface DayCalendarProps {
  days: DayChoice[]
  addressOf: (day: string) => string
}

/** A Monday, as weeks begin with it. */
const someMonday = Date.parse('2026-11-02T12:00:00Z')
const dayMilliseconds = 24 * 60 * 60 * 1000
const weekdays = Array.from({ length: 7 }, (_, index) => new Date(someMonday + index * dayMilliseconds))

/** A table for each month; each day says how many times are free. */
export function DayCalendar({ days, addressOf }: DayCalendarProps) {
  const { formatDate } = useIntl()
  const format = (date: Date, options: object) => formatDate(date, { timeZone: 'UTC', ...options })
  const months = monthsOf(days)
  return (
    <div className="calendar">
      {months.map(({ month, weeks }) => (
        <table key={month} className="calendar__month">
          <caption>{format(middayOf(`${month}-01`), { month: 'long', year: 'numeric' })}</caption>
          <thead>
            <tr>
              {weekdays.map((date) => (
                <th key={date.getTime()} scope="col">
                  <span aria-hidden="true">{format(date, { weekday: 'short' })}</span>
                  <span className="visually-hidden">{format(date, { weekday: 'long' })}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.find((each) => each !== null)?.day ?? ''}>
                {week.map((each, index) => (
                  <td key={each?.day ?? `none ${weekdays[index]?.getTime()}`}>
                    {each && <Day choice={each} address={addressOf(each.day)} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}

function Day({ choice: { day, free, lack }, address }: { choice: DayChoice; address: string }) {
  const { formatMessage } = useIntl()
  const { dateName } = useDayName()
  const number = Number(day.slice(-2))
  if (free > 0) {
    return (
      <SiteLink
        className="calendar__day calendar__day--free"
        to={address}
        aria-label={formatMessage({ id: 'appointment.day.free' }, { day: dateName(day), count: free })}
      >
        <span>{number}</span>
        <small>{formatMessage({ id: 'appointment.day.freeShort' }, { count: free })}</small>
      </SiteLink>
    )
  }
  const why = lack ?? 'full'
  return (
    <span className="calendar__day">
      <span>{number}</span>
      <small>
        <FormattedMessage id={`appointment.day.${why}`} />
      </small>
    </span>
  )
}
