import Box from '@mui/material/Box'
import { EmptyState } from '../../kernel/components/EmptyState'
import { formatWeekday } from '../../kernel/format/formatValue'
import { momentOf } from '../../kernel/format/shopMoment'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import type { Agenda, AgendaAppointment, AgendaBlock } from './agendaCalls'
import { type DayRange, later } from './agendaViews'
import { kindTitle, spanOf, timesOf } from './appointmentWords'
import { StateMark } from './StateMark'

interface AgendaListProps {
  agenda: Agenda
  range: DayRange
  onAppointment: (appointment: AgendaAppointment) => void
  onBlock: (block: AgendaBlock) => void
}

/** The appointments of some days below each other. */
export function AgendaList({ agenda, range, onAppointment, onBlock }: AgendaListProps) {
  const { translate, language } = useTranslation()
  const days = entriesByDay(agenda, range)
  if (days.length === 0) {
    return (
      <EmptyState
        icon="calendar"
        title={translate('agenda.nothing')}
        text={translate('agenda.nothingText', { days: daysIn(range) })}
      />
    )
  }
  return days.map(({ day, blocks, appointments }) => (
    <Box component="section" key={day} aria-label={formatWeekday(day, language)} sx={{ mb: 2.5 }}>
      <Box component="h2" sx={{ typography: 'h3', m: 0, mb: 0.75, '&::first-letter': { textTransform: 'uppercase' } }}>
        {formatWeekday(day, language)}
      </Box>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
          overflow: 'hidden',
          '& > li + li': { borderTop: 1, borderColor: 'divider' },
        }}
      >
        {blocks.map((block) => (
          <li key={`block-${block.id}`}>
            <Row onClick={() => onBlock(block)}>
              <Box component="span" sx={{ gridColumn: '1 / -1', color: 'text.secondary' }}>
                <Icon name="hide" size={15} /> {translate('agenda.blocked')}: {block.reason}, {spanOf(block, language)}
              </Box>
            </Row>
          </li>
        ))}
        {appointments.map((each) => (
          <li key={each.id}>
            <Row onClick={() => onAppointment(each)}>
              <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
                {timesOf(each)}
              </Box>
              <Box component="span" sx={{ minWidth: 0 }}>
                <Box
                  component="span"
                  sx={{ fontWeight: 600, textDecoration: each.state === 'cancelled' ? 'line-through' : undefined }}
                >
                  {each.name}
                </Box>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.92rem' }}>
                  {kindTitle(each.kind, language)}
                </Box>
              </Box>
              <Box component="span" sx={{ gridColumn: { xs: '2', sm: 'auto' }, fontSize: '0.92rem' }}>
                <StateMark state={each.state} confirmBefore={each.confirmBefore} />
              </Box>
            </Row>
          </li>
        ))}
      </Box>
    </Box>
  ))
}

function Row({ onClick, children }: { onClick: () => void; children: React.ReactNode }) {
  return (
    <Box
      component="button"
      type="button"
      onClick={onClick}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '92px minmax(0, 1fr)', sm: '110px minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 1.5,
        width: '100%',
        minHeight: 48,
        px: 1.5,
        py: 0.75,
        border: 0,
        background: 'none',
        color: 'text.primary',
        font: 'inherit',
        textAlign: 'left',
        cursor: 'pointer',
        '&:hover': { bgcolor: 'shop.soft' },
        '&:focus-visible': { outlineOffset: '-3px' },
      }}
    >
      {children}
    </Box>
  )
}

export interface DayEntries {
  day: string
  blocks: AgendaBlock[]
  appointments: AgendaAppointment[]
}

/** What stands on each day of a range, the days without anything left out. */
export function entriesByDay({ appointments, blockedTimes }: Agenda, range: DayRange): DayEntries[] {
  return Array.from({ length: daysIn(range) }, (_, index) => later(range.from, index))
    .map((day) => ({
      day,
      blocks: blockedTimes.filter(
        ({ startsAt, endsAt }) =>
          momentOf(startsAt).day <= day && momentOf(new Date(Date.parse(endsAt) - 1)).day >= day,
      ),
      appointments: appointments
        .filter(({ startsAt }) => momentOf(startsAt).day === day)
        .sort((one, other) => one.startsAt.localeCompare(other.startsAt)),
    }))
    .filter(({ blocks, appointments: own }) => blocks.length + own.length > 0)
}

function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / (24 * 60 * 60 * 1000)) + 1
}
