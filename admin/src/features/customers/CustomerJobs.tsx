import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { PagePart, PageRows } from '../../kernel/components/PagePart'
import { StatusChip } from '../../kernel/components/StatusChip'
import { formatInstant } from '../../kernel/format/formatValue'
import { customerParameter } from '../../kernel/generate/CreateScreen'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { addKey } from '../jobs/jobKindTexts'
import { jobsAmong, statusesOf } from '../jobs/jobStatuses'
import { PromisedDay } from '../jobs/PromisedDay'
import { type CustomerJobsAnswer, customerJobsQuery } from './customerJobsQuery'

/** All jobs of a customer, of the kinds that the shop uses, the newest first. */
export function useCustomerJobs(id: number) {
  const kinds = jobsAmong(useManaged().entities)
  const { data, isError, refetch } = useQuery({
    queryKey: ['customer', 'jobs', id],
    queryFn: ({ signal }) =>
      askServer<CustomerJobsAnswer>({ query: customerJobsQuery(kinds), variables: { id }, signal }),
    enabled: kinds.length > 0,
  })
  const jobs = kinds
    .flatMap((entity) => (data?.[entity.name]?.items ?? []).map((job) => ({ entity, job })))
    .sort((one, other) => other.job.createdAt.localeCompare(one.job.createdAt))
  return { kinds, jobs, data, isError, refetch }
}

/** The jobs of a customer, and the way to a new one. */
export function CustomerJobs({ id }: { id: number }) {
  const { translate, localize, language } = useTranslation()
  const { kinds, jobs, data, isError, refetch } = useCustomerJobs(id)
  if (kinds.length === 0) return null
  return (
    <PagePart
      title={translate('customer.jobs')}
      isLoading={!data && !isError}
      isError={isError}
      onRetry={refetch}
      none={data && jobs.length === 0 ? translate('customer.noJobs') : undefined}
      tools={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {kinds.map((entity, index) => (
            <Button
              key={entity.name}
              component={Link}
              to={`/${entity.name}/create?${customerParameter}=${id}`}
              variant={index === 0 ? 'contained' : 'outlined'}
              startIcon={<Icon name="plus" />}
              sx={{ minHeight: 44 }}
            >
              {translate(addKey(entity))}
            </Button>
          ))}
        </Box>
      }
    >
      <PageRows>
        {jobs.map(({ entity, job }) => (
          <li key={`${entity.name}-${job.id}`}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
              <Box
                component={Link}
                to={`/${entity.name}/${job.id}`}
                sx={{ color: 'text.primary', fontWeight: 600, py: 0.5 }}
              >
                {job.number}
              </Box>
              <StatusChip
                value={job.status}
                text={localize(
                  statusesOf(entity).find(({ value }) => value === job.status)?.label ?? {
                    nl: job.status,
                    en: job.status,
                  },
                )}
              />
              {job.promisedOn && <PromisedDay day={job.promisedOn} status={job.status} isNamed />}
            </Box>
            <div>{[job.device?.name, job.description].filter(Boolean).join(' · ')}</div>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {[localize(entity.label), formatInstant(job.createdAt, language)].join(' · ')}
            </Box>
          </li>
        ))}
      </PageRows>
    </PagePart>
  )
}
