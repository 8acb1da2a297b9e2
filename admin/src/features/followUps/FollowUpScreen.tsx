import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FollowUpsDocument, type FollowUpsQuery } from '../../generated/graphql'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { CallRow } from './CallRow'
import { FollowedJob } from './FollowedJob'
import './followUpTexts'

/** Whom the shop comes back to: customers to call because no mail reaches them, and what lies ready to be collected. */
export default function FollowUpScreen() {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const { data, error, refetch } = useQuery({
    queryKey: ['followUps'],
    queryFn: ({ signal }) => askServer({ query: FollowUpsDocument, signal }),
  })
  const { callsToMake: calls, jobsToCollect: ready } = data ?? {}
  return (
    <Box sx={{ maxWidth: 900, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
        {translate('followUps.intro')}
      </Box>
      {error && <RetryAlert text={failureText(error)} onRetry={refetch} />}
      {!data && !error && <Skeleton variant="rounded" height={240} aria-hidden="true" />}
      {calls && (
        <Section title={translate('followUps.calls')} count={calls.length} empty={translate('followUps.noCalls')}>
          <Box component="p" sx={{ m: 0, mb: 1, color: 'text.secondary' }}>
            {translate('followUps.callsHint')}
          </Box>
          <List>
            {calls.map((call) => (
              <CallRow key={`${call.entity}-${call.job}`} call={call} onNoted={() => void refetch()} />
            ))}
          </List>
        </Section>
      )}
      {ready && (
        <Section
          title={translate('followUps.toCollect')}
          count={ready.length}
          empty={translate('followUps.nothingToCollect')}
        >
          <List>
            {ready.map((job) => (
              <JobToCollect key={`${job.entity}-${job.job}`} job={job} />
            ))}
          </List>
        </Section>
      )}
    </Box>
  )
}

function JobToCollect({ job }: { job: FollowUpsQuery['jobsToCollect'][number] }) {
  const { translate, language } = useTranslation()
  const day = job.notifiedAt && formatInstant(job.notifiedAt, language)
  return <FollowedJob job={job} detail={day ? translate('followUps.told', { day }) : translate('followUps.untold')} />
}

interface SectionProps {
  title: string
  count: number
  /** What is said where there is nothing. */
  empty: string
  children: ReactNode
}

function Section({ title, count, empty, children }: SectionProps) {
  return (
    <Box
      component="section"
      aria-label={title}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: { xs: 1.5, sm: 2.5 } }}
    >
      <Box component="h2" sx={{ typography: 'h2', m: 0, mb: 1 }}>
        {title} ({count})
      </Box>
      {count === 0 ? empty : children}
    </Box>
  )
}

function List({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  )
}
