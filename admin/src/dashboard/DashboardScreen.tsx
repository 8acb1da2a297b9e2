import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useGetIdentity } from 'ra-core'
import { DashboardActivityDocument } from '../generated/graphql'
import type { ListPage } from '../graphql/ListPage'
import { useWords } from '../i18n/useWords'
import { jobsAmong } from '../managed/jobStatuses'
import { useManaged } from '../managed/ManagedContext'
import { DashboardSection } from './DashboardSection'
import {
  changesShown,
  daysShown,
  type JobAtGlance,
  lackingQuery,
  type MessageAtGlance,
  type StockAtGlance,
  type TranslatableAtGlance,
  workQuery,
} from './dashboardQueries'
import { FirstPage } from './FirstPage'
import { JobsBoard } from './JobsBoard'
import { LatestChanges } from './LatestChanges'
import { LowStock } from './LowStock'
import { PageViewsChart } from './PageViewsChart'
import { QuickAdd } from './QuickAdd'
import { UnreadMessages } from './UnreadMessages'
import { Untranslated } from './Untranslated'
import { useDashboardCall } from './useDashboardCall'

type Work = Record<string, ListPage<JobAtGlance & MessageAtGlance>>
type Lacking = Record<string, ListPage<StockAtGlance & TranslatableAtGlance>>

/** The start screen: open work, what is lacking, and recent activity. */
export function DashboardScreen() {
  const { entities } = useManaged()
  const { say, read } = useWords()
  const { identity } = useGetIdentity()
  const work = useDashboardCall<Work>('work', { query: workQuery(entities) })
  const lacking = useDashboardCall<Lacking>('lacking', { query: lackingQuery(entities) })
  const activity = useDashboardCall('activity', {
    query: DashboardActivityDocument,
    variables: { days: daysShown, changes: changesShown },
  })
  const [firstName] = (identity?.fullName ?? '').split(' ')
  const isSentHere = new URLSearchParams(window.location.search).get('notice') === 'no-permission'

  return (
    <Box sx={{ maxWidth: 1280, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isSentHere && <Alert severity="warning">{say('failure.forbidden')}</Alert>}
      <Box>
        <Box component="p" sx={{ typography: 'h2', fontSize: '1.5rem', m: 0 }}>
          {say('dashboard.welcome', { name: firstName })}
        </Box>
        <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
          {say('dashboard.intro')}
        </Box>
      </Box>
      {lacking.data?.page_any?.total === 0 && <FirstPage />}
      <QuickAdd />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {jobsAmong(entities).map((entity) => (
          <DashboardSection key={entity.name} title={read(entity.pluralLabel)} part={work}>
            {(counts) => <JobsBoard entity={entity} counts={counts} />}
          </DashboardSection>
        ))}
        <DashboardSection title={say('dashboard.unread')} part={work}>
          {(pages) => <UnreadMessages pages={pages} />}
        </DashboardSection>
        <DashboardSection title={say('dashboard.lowStock')} part={lacking}>
          {(pages) => <LowStock pages={pages} />}
        </DashboardSection>
        <DashboardSection title={say('dashboard.pageViews')} part={activity}>
          {({ pageViews }) => <PageViewsChart {...pageViews} />}
        </DashboardSection>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <DashboardSection title={say('dashboard.untranslated')} part={lacking}>
            {(pages) => <Untranslated pages={pages} />}
          </DashboardSection>
          <DashboardSection title={say('dashboard.latest')} part={activity}>
            {({ latestChanges }) => <LatestChanges changes={latestChanges} />}
          </DashboardSection>
        </Box>
      </Box>
    </Box>
  )
}
