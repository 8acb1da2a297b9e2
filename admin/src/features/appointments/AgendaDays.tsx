import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useMemo } from 'react'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { OpenDialog } from './AgendaDialogs'
import { AgendaList } from './AgendaList'
import { type Agenda, type AgendaAppointment, agendaCalls } from './agendaCalls'
import { type AgendaView, daysOf, titleOfView } from './agendaViews'

const AgendaGrid = lazy(() => import('./AgendaGrid'))

/** Milliseconds between two looks at what visitors have booked meanwhile. */
const lookAgainAfter = 60_000

const nothing: Agenda = { appointments: [], blockedTimes: [], openHours: [] }

interface AgendaDaysProps {
  view: AgendaView
  day: string
  withCancelled: boolean
  onDay: (day: string) => void
  onAppointment: (appointment: AgendaAppointment) => void
  onOpen: (dialog: OpenDialog) => void
}

/** The days that are shown: as a grid, or as a list. */
export function AgendaDays({ view, day, withCancelled, onDay, onAppointment, onOpen }: AgendaDaysProps) {
  const { translate, language } = useTranslation()
  const failureText = useFailureText()
  const range = useMemo(() => daysOf(view, day), [view, day])
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['agenda', 'days', range.from, range.to, withCancelled],
    queryFn: ({ signal }) => agendaCalls.load(range, withCancelled, signal),
    placeholderData: keepPreviousData,
    refetchInterval: lookAgainAfter,
    refetchOnWindowFocus: true,
  })
  if (error && !data) return <RetryAlert text={failureText(error)} onRetry={refetch} />
  const loading = <Skeleton variant="rounded" height={480} aria-hidden="true" />
  if (!data) return loading
  // What is still that of other days belongs to no grid of these.
  const agenda = isPlaceholderData ? nothing : data
  const isList = view === 'list'
  return (
    <Box
      component="section"
      aria-label={translate('agenda.period', { period: titleOfView(view, day, language) })}
      aria-busy={isPlaceholderData}
      sx={{ opacity: isPlaceholderData ? 0.6 : 1 }}
    >
      {error && <RetryAlert text={failureText(error)} onRetry={refetch} />}
      {isList && isPlaceholderData && loading}
      {isList && !isPlaceholderData && (
        <AgendaList {...{ agenda, range, onAppointment }} onBlock={(block) => onOpen({ name: 'block', block })} />
      )}
      {!isList && (
        <Suspense fallback={loading}>
          <AgendaGrid
            {...{ agenda, range, view, day, onDay, onAppointment }}
            onEmpty={(moment, until) => onOpen({ name: 'add', moment, until })}
            onBlock={(block) => onOpen({ name: 'block', block })}
            onDragged={(appointment, target, revert) => onOpen({ name: 'move', appointment, target, revert })}
          />
          <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary', fontSize: '0.9rem', maxWidth: '72ch' }}>
            {translate('agenda.gridHelp')}
          </Box>
        </Suspense>
      )}
    </Box>
  )
}
