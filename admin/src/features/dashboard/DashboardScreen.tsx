import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useGetIdentity } from 'ra-core'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import {
  DashboardActivityDocument,
  DashboardPageViewsDocument,
  DashboardWaitingJobsDocument,
} from '../../generated/graphql'
import type { ListPage } from '../../kernel/graphql/GraphqlAnswer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { filteredList } from '../../kernel/managed/filteredList'
import { isPublishedKind } from '../../kernel/managed/ManagedCatalogue'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { addHomePath } from '../../kernel/managed/screenPages'
import { isOwner, mayCall } from '../../kernel/rights/rights'
import { jobsAmong } from '../jobs/jobStatuses'
import { mailSettingsPath } from '../mail/ConnectionAlert'
import { DemoNotice } from '../ownShop/DemoNotice'
import { GonePricesNotice } from '../prices/GonePricesNotice'
import { DeadLinksNotice } from '../redirects/DeadLinksNotice'
import { BusyNetworks } from './BusyNetworks'
import { DashboardSection } from './DashboardSection'
import {
  changesShown,
  daysShown,
  hasWork,
  type JobAtGlance,
  lackingQuery,
  type MessageAtGlance,
  messagesAmong,
  stockedAmong,
  type TranslatableAtGlance,
  translatedAmong,
  workQuery,
} from './dashboardQueries'
import { FirstSteps } from './FirstSteps'
import { JobsBoard } from './JobsBoard'
import { LatestChanges } from './LatestChanges'
import { PageViewsChart } from './PageViewsChart'
import { QuickAdd } from './QuickAdd'
import { SettledFacts } from './SettledFacts'
import { SetupNotice } from './SetupNotice'
import { StockSection } from './StockSection'
import { UnreadMessages } from './UnreadMessages'
import { Untranslated } from './Untranslated'
import { useDashboardCall } from './useDashboardCall'
import { WaitingAnswers } from './WaitingAnswers'

const TodaysAppointments = lazy(() => import('./TodaysAppointments'))
const UpcomingMoments = lazy(() => import('./UpcomingMoments'))
const FollowUps = lazy(() => import('./FollowUps'))
const WaitingApprovals = lazy(() => import('./WaitingApprovals'))
const WaitingPreviewAnswers = lazy(() => import('./WaitingPreviewAnswers'))
const ToBePaid = lazy(() => import('./ToBePaid'))

/** Sections below each other in one column. */
const stacked = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }

type Work = Record<string, ListPage<JobAtGlance & MessageAtGlance>>
type Lacking = Record<string, ListPage<TranslatableAtGlance>>

/** The start screen: open work, what is lacking, and recent activity. */
export function DashboardScreen() {
  const { entities } = useManaged()
  const { translate, localize } = useTranslation()
  const { identity } = useGetIdentity()
  const hasTranslations = translatedAmong(entities).length > 0
  const work = useDashboardCall<Work>('work', { query: workQuery(entities) }, hasWork(entities))
  const lacking = useDashboardCall<Lacking>('lacking', { query: lackingQuery(entities) }, hasTranslations)
  const activity = useDashboardCall(
    'activity',
    { query: DashboardActivityDocument, variables: { changes: changesShown } },
    isOwner(),
  )
  const views = useDashboardCall(
    'views',
    { query: DashboardPageViewsDocument, variables: { days: daysShown } },
    mayCall('pageViews'),
  )
  const hasJobs = jobsAmong(entities).length > 0
  const waiting = useDashboardCall('waiting', { query: DashboardWaitingJobsDocument, variables: {} }, hasJobs)
  const { failedMails = 0, failingWebhooks = 0, mailConnection } = activity.data ?? {}
  const isWithoutSender = mailConnection?.situation === 'no_sender' && mailConnection.waiting > 0
  const backupWarning = activity.data?.backupState.warning
  const waitingReviews = work.data?.review_waiting?.total ?? 0
  const [firstName] = (identity?.fullName ?? '').split(' ')
  const isSentHere = new URLSearchParams(window.location.search).get('notice') === 'no-permission'

  return (
    <Box sx={{ maxWidth: 1280, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {isSentHere && <Alert severity="warning">{translate('failure.forbidden')}</Alert>}
      {activity.data?.shopSetup?.isEnded === false && <SetupNotice />}
      {mayCall('demoShop') && <DemoNotice />}
      {waitingReviews > 0 && <WaitingReviews count={waitingReviews} />}
      {failedMails > 0 && (
        <Complaint
          text={translate('dashboard.failedMails', { count: failedMails })}
          to="/outgoingMail"
          label={translate('dashboard.toOutbox')}
        />
      )}
      {isWithoutSender && (
        <Complaint
          text={translate('dashboard.noSender', { count: mailConnection.waiting })}
          to={mailSettingsPath}
          label={translate('dashboard.toSender')}
        />
      )}
      {failingWebhooks > 0 && (
        <Complaint
          text={translate('dashboard.failingWebhooks', { count: failingWebhooks })}
          to="/webhook"
          label={translate('dashboard.toWebhooks')}
        />
      )}
      {backupWarning && (
        <Alert
          severity={backupWarning === 'failed' ? 'error' : 'warning'}
          action={
            <Button component={Link} to="/backups" color="inherit">
              {translate('dashboard.toBackups')}
            </Button>
          }
        >
          {translate(`dashboard.backup.${backupWarning}`)}
        </Alert>
      )}
      <Box>
        <Box component="p" sx={{ typography: 'h2', fontSize: '1.5rem', m: 0 }}>
          {translate('dashboard.welcome', { name: firstName })}
        </Box>
        <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
          {translate('dashboard.intro')}
        </Box>
      </Box>
      {lacking.data?.page_any?.total === 0 && <FirstPage />}
      {mayCall('unfollowedPrices') && <GonePricesNotice />}
      {mayCall('deadLinks') && <DeadLinksNotice />}
      {mayCall('busyNetworks') && <BusyNetworks />}
      {mayCall('settledFacts') && <SettledFacts />}
      {mayCall('approvalRequests') && entities.some(isPublishedKind) && (
        <Suspense fallback={null}>
          <WaitingApprovals />
        </Suspense>
      )}
      {mayCall('openPreviewAnswers') && entities.some(isPublishedKind) && (
        <Suspense fallback={null}>
          <WaitingPreviewAnswers />
        </Suspense>
      )}
      <FirstSteps part={activity} />
      <QuickAdd />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {jobsAmong(entities).map((entity, index) => (
          <DashboardSection
            key={entity.name}
            title={localize(entity.pluralLabel)}
            foldedOnPhone={index === 0 ? undefined : entity.name}
            part={work}
          >
            {(counts) => <JobsBoard entity={entity} counts={counts} />}
          </DashboardSection>
        ))}
        <Box sx={stacked}>
          {entities.some(({ name }) => name === 'appointment') && (
            <Suspense fallback={<Skeleton variant="rounded" height={180} aria-hidden="true" />}>
              <TodaysAppointments />
            </Suspense>
          )}
          {hasJobs && (
            <Suspense fallback={<Skeleton variant="rounded" height={180} aria-hidden="true" />}>
              <FollowUps />
            </Suspense>
          )}
          {mayCall('openItems') && entities.some(({ name }) => name === 'invoice') && (
            <Suspense fallback={<Skeleton variant="rounded" height={180} aria-hidden="true" />}>
              <ToBePaid />
            </Suspense>
          )}
          {mayCall('upcomingMoments') && entities.some(isPublishedKind) && (
            <Suspense fallback={<Skeleton variant="rounded" height={180} aria-hidden="true" />}>
              <UpcomingMoments />
            </Suspense>
          )}
        </Box>
        <Box sx={stacked}>
          {hasJobs && (
            <DashboardSection title={translate('jobMessages.dashboard')} part={waiting}>
              {({ waitingJobs }) => <WaitingAnswers waitingJobs={waitingJobs} />}
            </DashboardSection>
          )}
          {messagesAmong(entities).length > 0 && (
            <DashboardSection title={translate('dashboard.unread')} part={work}>
              {(pages) => <UnreadMessages pages={pages} />}
            </DashboardSection>
          )}
          {stockedAmong(entities).length > 0 && <StockSection />}
        </Box>
        <Box sx={stacked}>
          {mayCall('latestChanges') && (
            <DashboardSection title={translate('dashboard.latest')} foldedOnPhone="latest" part={activity}>
              {({ latestChanges }) => <LatestChanges changes={latestChanges} />}
            </DashboardSection>
          )}
        </Box>
        <Box sx={stacked}>
          {mayCall('pageViews') && (
            <DashboardSection title={translate('dashboard.pageViews')} foldedOnPhone="views" part={views}>
              {({ pageViews }) => <PageViewsChart {...pageViews} />}
            </DashboardSection>
          )}
          {hasTranslations && (
            <DashboardSection title={translate('dashboard.untranslated')} foldedOnPhone="untranslated" part={lacking}>
              {(pages) => <Untranslated pages={pages} />}
            </DashboardSection>
          )}
        </Box>
      </Box>
    </Box>
  )
}

/** What does not arrive, with the way to its screen. */
function Complaint({ text, to, label }: { text: string; to: string; label: string }) {
  return (
    <Alert
      severity="error"
      action={
        <Button component={Link} to={to} color="inherit">
          {label}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}

/** Reviews that customers sent, and that visitors do not see yet. */
function WaitingReviews({ count }: { count: number }) {
  const { translate } = useTranslation()
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={filteredList('review', { visible: false })} color="inherit">
          {translate('dashboard.toReviews')}
        </Button>
      }
    >
      {translate('dashboard.waitingReviews', { count })}
    </Alert>
  )
}

/** For a new shop: what visitors see now, and a link to make the home page. */
function FirstPage() {
  const { translate } = useTranslation()
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 280px' }, '& .MuiAlert-action': { pt: 0 } }}
      action={
        <Button component={Link} to={addHomePath} variant="contained">
          {translate('dashboard.firstPage')}
        </Button>
      }
    >
      {translate('dashboard.noPages')}
    </Alert>
  )
}
