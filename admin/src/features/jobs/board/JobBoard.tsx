import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { RetryAlert } from '../../../kernel/components/RetryAlert'
import { StatusChip } from '../../../kernel/components/StatusChip'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { filteredList } from '../../../kernel/managed/filteredList'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { shopToday } from '../../../kernel/shop/shopToday'
import { finished } from '../jobStatuses'
import { JobCard } from './JobCard'
import {
  type BoardAnswer,
  type BoardJob,
  boardQuery,
  columnsOf,
  finishedDays,
  type JobView,
  olderOf,
} from './jobBoardQueries'
import { useCardDrag } from './useCardDrag'

const MoveDialog = lazy(() => import('./MoveDialog'))

/** Side by side: what does not fit is scrolled to. */
const columns = {
  gridAutoFlow: 'column',
  gridAutoColumns: { xs: 'minmax(82%, 1fr)', sm: 'minmax(250px, 1fr)' },
  overflowX: 'auto',
  scrollSnapType: { xs: 'x mandatory', sm: 'none' },
  alignItems: 'start',
  pb: 1,
}

interface JobBoardProps {
  view: JobView
  /** What is searched for, or nothing. */
  search: string
  /** The own account. */
  account: number
}

/** The jobs of one kind, a column per status. A card that is dragged to another column changes its status. */
export function JobBoard({ view, search, account }: JobBoardProps) {
  const entity = useEntity()
  const { translate, localize } = useTranslation()
  const [move, setMove] = useState<{ job: BoardJob; to: string }>()
  // To the day, so that what was asked is asked again.
  const recent = `${shopToday(-finishedDays)}T00:00:00Z`
  const query = boardQuery(entity, view, { account, yesterday: shopToday(-1), recent })
  const { data, isError, refetch } = useQuery({
    queryKey: [entity.name, 'board', query, search],
    queryFn: ({ signal }) => askServer<BoardAnswer>({ query, variables: { search: search.trim() || null }, signal }),
    placeholderData: keepPreviousData,
  })
  const { drag, board, start } = useCardDrag((id, to) => {
    const job = Object.values(data ?? {})
      .flatMap(({ items }) => items ?? [])
      .find((candidate) => candidate.id === id)
    if (job && job.status !== to) setMove({ job, to })
  })

  if (isError) {
    return <RetryAlert text={translate('list.failed')} onRetry={refetch} />
  }
  return (
    <>
      <Box
        ref={board}
        role="region"
        // Scrolled by keyboard too.
        tabIndex={0}
        aria-label={localize(entity.pluralLabel)}
        aria-busy={!data}
        sx={{ display: 'grid', gap: 1.5, ...columns }}
      >
        {columnsOf(entity, view).map(({ value, label }) => {
          const { items = [], total = 0 } = data?.[value] ?? {}
          return (
            <Box
              key={value}
              component="section"
              data-status={value}
              aria-label={localize(label)}
              sx={{
                minHeight: { xs: 72, sm: 200 },
                scrollSnapAlign: 'start',
                p: 1,
                borderRadius: 1,
                border: 1,
                borderStyle: drag?.over === value ? 'solid' : 'dashed',
                borderColor: drag?.over === value ? 'primary.main' : 'divider',
              }}
            >
              <Box
                component="h2"
                sx={{ m: 0, mb: 1, fontSize: '1rem', display: 'flex', justifyContent: 'space-between' }}
              >
                <StatusChip value={value} text={localize(label)} />
                {data && total}
              </Box>
              {!data && <Skeleton height={72} aria-hidden="true" />}
              {data && items.length === 0 && <Box sx={{ color: 'text.secondary' }}>{translate('jobs.none')}</Box>}
              {items.length > 0 && (
                <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
                  {items.map((job) => (
                    <JobCard
                      key={job.id}
                      job={job}
                      drag={drag?.id === job.id ? drag : undefined}
                      onPointerDown={(event) => start(job.id, event)}
                      onMove={(to) => setMove({ job, to })}
                    />
                  ))}
                </Box>
              )}
              {total > items.length && (
                <Box
                  component={Link}
                  to={filteredList(entity.name, { status: value })}
                  sx={{ display: 'block', pt: 1 }}
                >
                  {translate('jobs.more', { count: total - items.length })}
                </Box>
              )}
              {value === finished && olderOf(data) > 0 && (
                <Box
                  component={Link}
                  to={filteredList(entity.name, { status: value })}
                  sx={{ display: 'block', pt: 1 }}
                >
                  {translate('jobs.older', { count: olderOf(data), days: finishedDays })}
                </Box>
              )}
            </Box>
          )
        })}
      </Box>
      {move && (
        <Suspense fallback={null}>
          <MoveDialog
            {...move}
            onClose={() => {
              setMove(undefined)
              void refetch()
            }}
            onMoved={() => {
              setMove(undefined)
              void refetch()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
