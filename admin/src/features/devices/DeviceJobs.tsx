import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { StatusChip } from '../../kernel/components/StatusChip'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { jobsAmong, statusesOf } from '../jobs/jobStatuses'
import { type DeviceJobsAnswer, deviceJobsQuery } from './deviceJobsQuery'

/** All jobs of a device, of either kind, the newest first. */
export function DeviceJobs({ id }: { id: number }) {
  const { translate, localize, language } = useTranslation()
  const { entities } = useManaged()
  const kinds = jobsAmong(entities)
  const { data, isError, refetch } = useQuery({
    queryKey: ['device', 'jobs', id],
    queryFn: ({ signal }) => askServer<DeviceJobsAnswer>({ query: deviceJobsQuery(kinds), variables: { id }, signal }),
    enabled: kinds.length > 0,
  })
  const jobs = kinds
    .flatMap((entity) => (data?.[entity.name]?.items ?? []).map((job) => ({ entity, job })))
    .sort((one, other) => other.job.createdAt.localeCompare(one.job.createdAt))

  return (
    <Box component="section" aria-labelledby="device-jobs" sx={{ maxWidth: 820, mt: 3, mb: 10 }}>
      <Box component="h2" id="device-jobs" sx={{ typography: 'h2', m: 0, mb: 1 }}>
        {translate('device.jobs')}
      </Box>
      {isError && <RetryAlert text={translate('list.failed')} onRetry={refetch} />}
      {!data && !isError && <Skeleton height={64} aria-hidden="true" />}
      {data && jobs.length === 0 && <Box sx={{ color: 'text.secondary' }}>{translate('device.noJobs')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {jobs.map(({ entity, job }) => {
          const status = statusesOf(entity).find(({ value }) => value === job.status)
          return (
            <Box
              component="li"
              key={`${entity.name}-${job.id}`}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr auto', sm: '90px minmax(0, 1fr) auto' },
                gap: 1,
                alignItems: 'baseline',
                py: 1,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Box component={Link} to={`/${entity.name}/${job.id}`} sx={{ color: 'text.primary', fontWeight: 600 }}>
                {job.number}
              </Box>
              <Box sx={{ gridRow: { xs: 2, sm: 1 }, gridColumn: { xs: '1 / -1', sm: 2 } }}>
                {[localize(entity.label), job.description].filter(Boolean).join(' · ')}
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  {[job.customer.name, formatInstant(job.createdAt, language)].join(' · ')}
                </Box>
              </Box>
              <StatusChip value={job.status} text={status ? localize(status.label) : job.status} />
            </Box>
          )
        })}
      </Box>
    </Box>
  )
}
