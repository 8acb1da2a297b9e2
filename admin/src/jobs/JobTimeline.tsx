import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { formatInstant } from '../format/formatValue'
import { askServer } from '../graphql/askServer'
import type { MessageKey } from '../i18n/createI18nProvider'
import { useTranslation } from '../i18n/useTranslation'
import { statusesOf } from '../managed/jobStatuses'
import { useEntity } from '../managed/ManagedContext'
import type { ManagedEntity } from '../managed/ManagedEntity'

interface JobChange {
  at: string
  from: string | null
  to: string
  note: string | null
  isNoticed: boolean
  mailState: 'queued' | 'sent' | 'failed' | null
  userName: string | null
}

export function timelineQuery({ name }: ManagedEntity): string {
  return `query JobTimeline($id: Int!) { job: ${name}(id: $id) { timeline { at from to note isNoticed mailState userName } } }`
}

/** All changes of a job, the latest first: when, by whom, from which status to which, and the note. */
export function JobTimeline({ id, version }: { id: number; version: number | undefined }) {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  const { data, isError } = useQuery({
    queryKey: [entity.name, 'timeline', id, version],
    queryFn: ({ signal }) =>
      askServer<{ job: { timeline: JobChange[] } }>({ query: timelineQuery(entity), variables: { id }, signal }),
  })
  const textOf = (status: string) => {
    const label = statusesOf(entity).find(({ value }) => value === status)?.label
    return label ? localize(label) : status
  }
  return (
    <Box component="section" aria-labelledby="job-timeline" sx={{ maxWidth: 820, mt: 3, mb: 10 }}>
      <Box component="h2" id="job-timeline" sx={{ typography: 'h2', m: 0, mb: 1 }}>
        {translate('jobs.timeline')}
      </Box>
      {isError && <p>{translate('list.failed')}</p>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data?.job.timeline.toReversed().map(({ at, from, to, note, isNoticed, mailState, userName }) => (
          <Box component="li" key={`${at} ${to}`} sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
            <Box sx={{ fontWeight: 600 }}>{from && from !== to ? `${textOf(from)} → ${textOf(to)}` : textOf(to)}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {[formatInstant(at, language), userName, translate(mailKey(isNoticed, mailState))]
                .filter(Boolean)
                .join(' · ')}
            </Box>
            {note && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{note}</Box>}
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** A mail is called sent once the mail server has it. Of one that is no longer recorded it is known only that there was one. */
function mailKey(isNoticed: boolean, state: JobChange['mailState']): MessageKey {
  if (!isNoticed) return 'jobs.notMailed'
  return state === null ? 'jobs.mailWritten' : `jobs.mail.${state}`
}
