import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { Fold } from '../../kernel/components/Fold'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import type { MessageKey } from '../../kernel/i18n/createI18nProvider'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useEntity } from '../../kernel/managed/ManagedContext'
import type { ManagedEntity } from '../../kernel/managed/ManagedEntity'
import type { MailState } from './jobHeadQuery'
import { statusesOf } from './jobStatuses'

interface JobChange {
  at: string
  from: string | null
  to: string
  note: string | null
  isNoticed: boolean
  mailState: MailState | null
  userName: string | null
}

interface JobReminder {
  at: string
  kind: string
  mailState: MailState | null
}

interface Timeline {
  timeline: JobChange[]
  reminders: JobReminder[]
}

export function timelineQuery({ name }: ManagedEntity): string {
  return `query JobTimeline($id: Int!) {
    job: ${name}(id: $id) {
      timeline { at from to note isNoticed mailState userName }
      reminders { at kind mailState }
    }
  }`
}

/** All changes of a job and the reminders that were sent, the latest first: when, by whom, what, and the note. */
export function JobTimeline({ id, version }: { id: number; version: number | undefined }) {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  const isPhone = useMediaQuery('(width < 37.5em)')
  const { data, isError } = useQuery({
    queryKey: [entity.name, 'timeline', id, version],
    queryFn: ({ signal }) => askServer<{ job: Timeline }>({ query: timelineQuery(entity), variables: { id }, signal }),
  })
  const textOf = (status: string) => {
    const label = statusesOf(entity).find(({ value }) => value === status)?.label
    return label ? localize(label) : status
  }
  const lineOf = ({ at, from, to, note, isNoticed, mailState, userName }: JobChange): TimelineLine => ({
    at,
    title: from && from !== to ? `${textOf(from)} → ${textOf(to)}` : textOf(to),
    details: [userName, translate(mailKey(isNoticed, mailState))],
    note,
  })
  const lines = [
    ...(data?.job.timeline ?? []).map(lineOf),
    ...(data?.job.reminders ?? []).map(
      ({ at, kind, mailState }): TimelineLine => ({
        at,
        title: translate(`jobs.reminder.${kind}` as MessageKey),
        details: [mailState && translate(`jobs.reminderMail.${mailState}`)],
        note: null,
      }),
    ),
  ].toSorted((one, other) => one.at.localeCompare(other.at))
  const last = lines.at(-1)
  const heading = last && [formatInstant(last.at, language), last.title].join(' · ')
  return (
    <Fold
      name="job.timeline"
      id="job-timeline"
      title={translate('jobs.timeline')}
      says={heading}
      isFoldedFirst={isPhone}
    >
      {isError && <p>{translate('list.failed')}</p>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {lines.toReversed().map(({ at, title, details, note }) => (
          <Box component="li" key={`${at} ${title}`} sx={{ pl: 1.5, borderLeft: 2, borderColor: 'divider' }}>
            <Box sx={{ fontWeight: 600 }}>{title}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {[formatInstant(at, language), ...details].filter(Boolean).join(' · ')}
            </Box>
            {note && <Box sx={{ whiteSpace: 'pre-line' }}>{note}</Box>}
          </Box>
        ))}
      </Box>
    </Fold>
  )
}

interface TimelineLine {
  at: string
  title: string
  details: (string | null)[]
  note: string | null
}

/** A mail is called sent once the mail server has it. Of one that is no longer recorded it is known only that there was one. */
function mailKey(isNoticed: boolean, state: JobChange['mailState']): MessageKey {
  if (!isNoticed) return 'jobs.notMailed'
  return state === null ? 'jobs.mailWritten' : `jobs.mail.${state}`
}
