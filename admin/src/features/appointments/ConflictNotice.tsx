import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { instantOf } from '../../kernel/format/shopMoment'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useDebounced } from '../../kernel/typing/useDebounced'
import { minutesOf, type WhenDraft } from './AppointmentDraft'
import { type AskedTime, agendaCalls } from './agendaCalls'

interface ConflictNoticeProps {
  kind: number | null
  when: WhenDraft
  /** The appointment that is moved. */
  except?: number
}

/** What stands against a time, as it is typed. The shop may book it all the same, up to the capacity of the kind. */
export function ConflictNotice({ kind, when, except }: ConflictNoticeProps) {
  const { translate, language } = useTranslation()
  const startsAt = instantOf(when)
  const key = useDebounced(
    kind === null || startsAt === undefined ? '' : [kind, startsAt, minutesOf(when) ?? '', except ?? ''].join('|'),
  )
  const { data: conflicts, isError } = useQuery({
    queryKey: ['agenda', 'conflicts', key, language],
    queryFn: ({ signal }) => agendaCalls.conflicts(askedOf(key), signal),
    enabled: key !== '',
    gcTime: 0,
  })
  if (key === '' || isError) return null
  return (
    <Box role="status">
      {conflicts === undefined ? (
        <Box sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{translate('agenda.asksConflicts')}</Box>
      ) : conflicts.length === 0 ? (
        <Box sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{translate('agenda.free')}</Box>
      ) : (
        <Alert severity="warning" sx={{ alignItems: 'flex-start' }}>
          <strong>{translate('agenda.conflicts')}</strong>
          <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
            {conflicts.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  )
}

function askedOf(key: string): AskedTime {
  const [kind = '', startsAt = '', minutes, except] = key.split('|')
  return {
    kind: Number(kind),
    startsAt,
    minutes: minutes ? Number(minutes) : null,
    except: except ? Number(except) : null,
  }
}
