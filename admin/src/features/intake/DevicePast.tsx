import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { JobKind } from '../../generated/graphql'
import { formatDay } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import type { ManagedEntity } from '../../kernel/managed/ManagedEntity'
import { recordPath } from '../../kernel/managed/screens'
import { shopToday } from '../../kernel/shop/shopToday'
import { jobsAmong, statusesOf } from '../jobs/jobStatuses'
import type { PartProps } from './PartProps'

interface PastJob {
  id: number
  number: string
  status: string
  pickedUpAt: string | null
  createdAt: string
  intakeDate: string | null
  warrantyUntil: string | null
}

interface PastOfKind {
  entity: ManagedEntity
  jobs: readonly PastJob[]
}

const shown = 5

/** What is known of the device: a job that is still open, a warranty that runs, or when it was here last. */
export function DevicePast({ draft, change, faults, device }: PartProps & { device: number }) {
  const { translate, localize, language } = useTranslation()
  const { entities } = useManaged()
  const kinds = jobsAmong(entities)
  const { data } = useQuery({
    queryKey: ['intake', 'past', device],
    queryFn: async ({ signal }): Promise<PastOfKind[]> => {
      const query = pastQuery(kinds)
      const found = await askServer<Record<string, { items: PastJob[] }>>({ query, variables: { device }, signal })
      return kinds.map((entity) => ({ entity, jobs: found[entity.name]?.items ?? [] }))
    },
    gcTime: 0,
  })
  const jobs = (data ?? [])
    .flatMap(({ entity, jobs }) => jobs.map((job) => ({ entity, job })))
    .toSorted((one, other) => other.job.createdAt.localeCompare(one.job.createdAt))
  const today = shopToday()
  const isOpen = ({ job }: (typeof jobs)[number]) => job.pickedUpAt === null && job.status !== 'finished'
  const open = jobs.filter(isOpen)
  const covered = jobs.filter((each) => !isOpen(each) && (each.job.warrantyUntil ?? '') >= today)
  const last = jobs.find((each) => !isOpen(each) && !covered.includes(each))
  const { warranty } = draft

  function line({ entity, job }: (typeof jobs)[number], text: string) {
    return (
      <Box component={Link} to={recordPath(entity, job.id) ?? ''} target="_blank" sx={{ color: 'text.primary' }}>
        {text}
      </Box>
    )
  }
  const dayOf = ({ job }: (typeof jobs)[number]) => formatDay(job.intakeDate ?? job.createdAt.slice(0, 10), language)

  if (jobs.length === 0 && !warranty) return null
  return (
    <Alert severity={open.length > 0 ? 'warning' : 'info'} aria-label={translate('intake.past')} role="group">
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        {open.map((each) => {
          const label = statusesOf(each.entity).find(({ value }) => value === each.job.status)?.label
          const status = label ? localize(label) : each.job.status
          return (
            <Box key={each.job.number}>
              {line(each, translate('intake.pastOpen', { number: each.job.number, status }))}
            </Box>
          )
        })}
        {covered.map((each) => (
          <Box key={each.job.number} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            {line(
              each,
              translate('intake.pastWarranty', {
                day: formatDay(each.job.warrantyUntil ?? '', language),
                number: each.job.number,
              }),
            )}
            {!warranty && (
              <Button
                variant="outlined"
                color="inherit"
                sx={{ minHeight: 44 }}
                onClick={() =>
                  change({
                    kind: 'statusRepair' as JobKind,
                    warranty: { kind: each.entity.name as JobKind, id: each.job.id, number: each.job.number },
                  })
                }
              >
                {translate('intake.asWarranty')}
              </Button>
            )}
          </Box>
        ))}
        {open.length === 0 && last && (
          <Box>{line(last, translate('intake.pastLast', { number: last.job.number, day: dayOf(last) }))}</Box>
        )}
        {warranty && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <strong>{translate('intake.isWarranty', { number: warranty.number })}</strong>
            <Button color="inherit" sx={{ minHeight: 44 }} onClick={() => change({ warranty: null })}>
              {translate('intake.noWarranty')}
            </Button>
          </Box>
        )}
        {faults.warranty && <Box>{faults.warranty}</Box>}
      </Box>
    </Alert>
  )
}

function pastQuery(kinds: readonly ManagedEntity[]): string {
  const lists = kinds.map(
    ({ name, plural }) =>
      `${name}: ${plural}(filter: { device: $device }, sort: { field: createdAt, order: desc }, perPage: ${shown}) {
        items { id number status pickedUpAt createdAt intakeDate warrantyUntil }
      }`,
  )
  return `query DevicePast($device: Int!) { ${lists.join('\n')} }`
}
