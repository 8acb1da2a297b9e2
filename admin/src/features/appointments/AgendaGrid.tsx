import Calendar, { type EventApi, type EventDisplayInfo } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import british from '@fullcalendar/react/locales/en-gb'
import dutch from '@fullcalendar/react/locales/nl'
import Box from '@mui/material/Box'
import '@fullcalendar/react/skeleton.css'
import theme from '@fullcalendar/react/themes/classic'
import '@fullcalendar/react/themes/classic/theme.css'
import timeGrid from '@fullcalendar/react/timegrid'
import { useMemo } from 'react'
import { momentOf, type ShopMoment } from '../../kernel/format/shopMoment'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { shopTimeZone } from '../../kernel/shop/shopFacts'
import type { Agenda, AgendaAppointment, AgendaBlock } from './agendaCalls'
import type { AgendaView, DayRange } from './agendaViews'
import { GridEvent } from './GridEvent'
import { type GridEntry, gridEvents, shownHours } from './gridEvents'
import { gridStyle } from './gridStyle'

export type GridView = Exclude<AgendaView, 'list'>

export interface Span {
  /** ISO 8601, UTC. */
  startsAt: string
  endsAt: string
}

interface AgendaGridProps {
  agenda: Agenda
  view: GridView
  day: string
  range: DayRange
  /** An empty place was pressed or drawn over. */
  onEmpty: (moment: Partial<ShopMoment>, until?: ShopMoment) => void
  onAppointment: (appointment: AgendaAppointment) => void
  onBlock: (block: AgendaBlock) => void
  /** An appointment was dragged; `revert` puts it back. */
  onDragged: (appointment: AgendaAppointment, target: Span, revert: () => void) => void
  onDay: (day: string) => void
}

const views = { day: 'timeGridDay', week: 'timeGridWeek', month: 'dayGridMonth' } as const
const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const

/** The agenda as a grid of hours or days. All it does has a way by form beside it. */
export default function AgendaGrid(props: AgendaGridProps) {
  const { agenda, view, day, range, onEmpty, onAppointment, onBlock, onDragged, onDay } = props
  const { language, translate } = useTranslation()
  const events = useMemo(() => gridEvents(agenda, range), [agenda, range])
  const { from, until } = useMemo(() => shownHours(agenda), [agenda])

  const drag = ({ event, revert }: { event: EventApi; revert: () => void }) => {
    const { appointment } = event.extendedProps as GridEntry
    const { start, end } = event
    if (!appointment || !start || !end) return revert()
    onDragged(appointment, { startsAt: start.toISOString(), endsAt: end.toISOString() }, revert)
  }
  return (
    <Box sx={gridStyle}>
      <Calendar
        // Another period begins anew, at its own time of day.
        key={`${view}-${range.from}-${language}`}
        plugins={[theme, dayGrid, timeGrid, interaction]}
        locales={[dutch, british]}
        locale={language === 'nl' ? 'nl' : 'en-gb'}
        timeZone={shopTimeZone()}
        initialView={views[view]}
        initialDate={day}
        headerToolbar={false}
        firstDay={1}
        height="auto"
        allDaySlot={false}
        timedText={translate('agenda.timed')}
        eventsHint={translate('agenda.entries')}
        moreLinkHint={(count: number) => translate('agenda.moreEntries', { count })}
        nowIndicator
        slotEventOverlap={false}
        slotMinTime={from}
        slotMaxTime={until}
        slotDuration="00:30:00"
        // A hand is no more exact; the form that follows is.
        snapDuration="00:15:00"
        slotHeaderFormat={time}
        eventTimeFormat={time}
        dayHeaderFormat={{ weekday: 'short', day: 'numeric', month: 'numeric' }}
        views={{ [views.month]: { dayHeaderFormat: { weekday: 'short' } } }}
        eventDisplay={view === 'month' ? 'block' : 'auto'}
        // A quarter of an hour is high enough to be pressed with a finger.
        slotMinHeight={48}
        eventMinHeight={24}
        dayMaxEvents={4}
        // Those of a day are shown with their hours.
        moreLinkClick={({ date }) => {
          onDay(momentOf(date).day)
          return views.day
        }}
        events={events}
        eventInteractive
        eventContent={(info: EventDisplayInfo) => <GridEvent info={info} />}
        eventClick={({ event }) => {
          const { appointment, block } = event.extendedProps as GridEntry
          if (appointment) onAppointment(appointment)
          else if (block) onBlock(block)
        }}
        eventDrop={drag}
        eventResize={drag}
        dateClick={({ date, allDay, dateStr }) => onEmpty(allDay ? { day: dateStr.slice(0, 10) } : momentOf(date))}
        selectable={view !== 'month'}
        selectMinDistance={8}
        select={({ start, end, view: { calendar } }) => {
          calendar.unselect()
          onEmpty(momentOf(start), momentOf(end))
        }}
      />
    </Box>
  )
}
