import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { StatusChip } from '../../kernel/components/StatusChip'
import type { ListPage } from '../../kernel/graphql/GraphqlAnswer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { filteredList } from '../../kernel/managed/filteredList'
import type { ManagedEntity } from '../../kernel/managed/ManagedEntity'
import { finished, statusesOf } from '../jobs/jobStatuses'
import { type JobAtGlance } from './dashboardQueries'
import { GlanceList } from './GlanceList'

const shownLongest = 5
const day = 24 * 60 * 60 * 1000

type Counts = Record<string, ListPage<JobAtGlance>>

/** The jobs of one kind: how many in each status, and those that are here longest. */
export function JobsBoard({ entity, counts }: { entity: ManagedEntity; counts: Counts }) {
  const { translate, language } = useTranslation()
  const statuses = statusesOf(entity).map(({ value, label }) => ({
    value,
    text: label[language],
    page: counts[`${entity.name}_${value}`],
  }))
  const longest = statuses
    .filter(({ value }) => value !== finished)
    .flatMap(({ value, text, page }) =>
      (page?.items ?? []).map((job) => ({ ...job, value, text, since: sinceOf(job) })),
    )
    .sort((one, other) => one.since.localeCompare(other.since))
    .slice(0, shownLongest)

  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {statuses.map(({ value, text, page }) => (
          <li key={value}>
            <Box
              component={Link}
              to={filteredList(entity.name, { status: value })}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1,
                minHeight: 40,
                px: 1,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { borderColor: 'primary.main' },
              }}
            >
              <Box component="strong" sx={{ fontSize: '1.1rem' }}>
                {page?.total ?? 0}
              </Box>
              <StatusChip value={value} text={text} />
            </Box>
          </li>
        ))}
      </Box>
      <Box component="h3" sx={{ typography: 'h3', m: 0, mb: 0.5 }}>
        {translate('dashboard.longest')}
      </Box>
      {longest.length === 0 && <p>{translate('dashboard.noJobs')}</p>}
      <Box sx={{ '& li:nth-of-type(n + 4)': { display: { xs: 'none', sm: 'list-item' } } }}>
        <GlanceList
          lines={longest.map(({ id, customer, currentStatus, text, since }) => ({
            key: id,
            to: `/${entity.name}/${id}`,
            title: customer.name,
            detail: currentStatus ? `${text} · ${currentStatus}` : text,
            end: translate('dashboard.days', { days: daysSince(since) }),
          }))}
        />
      </Box>
    </>
  )
}

function sinceOf({ intakeDate, createdAt }: JobAtGlance): string {
  return intakeDate ?? createdAt.slice(0, 10)
}

function daysSince(date: string): number {
  return Math.max(0, Math.floor((Date.now() - Date.parse(date)) / day))
}
