import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { RetryAlert } from '../../components/RetryAlert'
import { StatusChip } from '../../components/StatusChip'
import { askServer } from '../../graphql/askServer'
import { useWords } from '../../i18n/useWords'
import { filteredList } from '../../managed/filteredList'
import { statusesOf } from '../../managed/jobStatuses'
import { useEntity } from '../../managed/ManagedContext'
import { JobCard } from './JobCard'
import { type BoardAnswer, type BoardJob, boardQuery } from './jobBoardQueries'
import { MoveDialog } from './MoveDialog'
import { useCardDrag } from './useCardDrag'

/** All columns on the screen at once: under each other on a phone, in two rows on a desk, side by side on a wall. */
const columns = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
  '@media (min-width: 1800px)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
}

/** The jobs of one kind, a column per status. A card that is dragged to another column changes its status. */
export function JobBoard() {
  const entity = useEntity()
  const { say, read } = useWords()
  const [move, setMove] = useState<{ job: BoardJob; to: string }>()
  const { data, isError, refetch } = useQuery({
    queryKey: [entity.name, 'board'],
    queryFn: ({ signal }) => askServer<BoardAnswer>({ query: boardQuery(entity), signal }),
  })
  const { drag, board, start } = useCardDrag((id, to) => {
    const job = Object.values(data ?? {})
      .flatMap(({ items }) => items)
      .find((candidate) => candidate.id === id)
    if (job && job.status !== to) setMove({ job, to })
  })

  if (isError) {
    return <RetryAlert text={say('list.failed')} onRetry={refetch} />
  }
  return (
    <>
      <Box
        ref={board}
        role="region"
        aria-label={read(entity.pluralLabel)}
        aria-busy={!data}
        sx={{ display: 'grid', gap: 1.5, ...columns }}
      >
        {statusesOf(entity).map(({ value, label }) => {
          const { items = [], total = 0 } = data?.[value] ?? {}
          return (
            <Box
              key={value}
              component="section"
              data-status={value}
              aria-label={read(label)}
              sx={{
                minHeight: { xs: 72, sm: 200 },
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
                <StatusChip value={value} text={read(label)} />
                {data && total}
              </Box>
              {!data && <Skeleton height={72} aria-hidden="true" />}
              {data && items.length === 0 && <Box sx={{ color: 'text.secondary' }}>{say('jobs.none')}</Box>}
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
                  {say('jobs.more', { count: total - items.length })}
                </Box>
              )}
            </Box>
          )
        })}
      </Box>
      {move && (
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
      )}
    </>
  )
}
