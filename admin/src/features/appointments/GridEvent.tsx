import type { EventDisplayInfo } from '@fullcalendar/react'
import Box from '@mui/material/Box'
import { visuallyHidden } from '../../kernel/components/visuallyHidden'
import { minutesBetween, momentOf } from '../../kernel/format/shopMoment'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { kindTitle, timesOf } from './appointmentWords'
import type { GridEntry } from './gridEvents'
import { isUnconfirmed, stateLooks } from './StateMark'

const minutesOfThreeLines = 40

/** What stands in an appointment or in blocked hours within the grid: as much as there is room for. */
export function GridEvent({ info }: { info: EventDisplayInfo }) {
  const { translate, language } = useTranslation()
  const { appointment, block } = info.event.extendedProps as GridEntry
  if (block) {
    return (
      <Box className="agenda-line">
        <Icon name="hide" size={13} />
        <span>
          {translate('agenda.blocked')}: {block.reason}
        </span>
      </Box>
    )
  }
  // Such as the hours in which the shop is closed, and what is being drawn.
  if (!appointment) return <>{info.timeText}</>
  const { state, name, kind, startsAt, endsAt } = appointment
  const isWaiting = isUnconfirmed(appointment)
  const word = translate(isWaiting ? 'agenda.state.unconfirmed' : `agenda.state.${state}`)
  // A day of a month and a quarter of an hour have room for one line.
  const isLine = info.isShort || info.view.type === 'dayGridMonth'
  const hasRoom = !isLine && minutesBetween(startsAt, endsAt) >= minutesOfThreeLines
  return (
    <Box className={isLine ? 'agenda-text agenda-short' : 'agenda-text'}>
      <Box className="agenda-line">
        <Icon name={isWaiting ? 'clock' : stateLooks[state].icon} size={13} />
        <span>{isLine ? momentOf(startsAt).time : timesOf(appointment)}</span>
        {isLine || (state === 'booked' && !isWaiting) ? (
          <Box component="span" sx={visuallyHidden}>
            {word}
          </Box>
        ) : (
          <span>{word}</span>
        )}
      </Box>
      <Box className="agenda-name">{name}</Box>
      {hasRoom && <Box className="agenda-kind">{kindTitle(kind, language)}</Box>}
    </Box>
  )
}
