import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { ScheduledRoundsDocument, type ScheduledRoundsQuery } from '../../generated/graphql'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { ScreenSection } from '../../kernel/components/ScreenSection'
import { formatAge, formatUntil } from '../../kernel/format/formatAge'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

type Round = ScheduledRoundsQuery['rounds'][number]

const againMilliseconds = 30_000

/** What the shop does by itself: when each last ran and comes again, and why one failed. */
export function RoundSection() {
  const { translate } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['rounds'],
    queryFn: ({ signal }) => askServer({ query: ScheduledRoundsDocument, signal }),
    refetchInterval: againMilliseconds,
  })
  return (
    <ScreenSection title={translate('rounds.title')}>
      {!data &&
        (isError ? <RetryAlert text={translate('rounds.unavailable')} onRetry={refetch} /> : <Skeleton height={56} />)}
      {data && <RoundTable rounds={data.rounds} />}
    </ScreenSection>
  )
}

function RoundTable({ rounds }: { rounds: readonly Round[] }) {
  const { translate } = useTranslation()
  return (
    <Box
      component="table"
      sx={{
        width: 1,
        borderCollapse: 'collapse',
        '& th, & td': { py: 1, pr: { xs: 1, sm: 2 }, textAlign: 'start', verticalAlign: 'top' },
        '& th:last-child, & td:last-child': { pr: 0 },
        '& td': { whiteSpace: { sm: 'nowrap' } },
        '& thead th': { color: 'text.secondary', fontWeight: 400, fontSize: '0.92rem' },
        '& tbody tr': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{translate('rounds.what')}</th>
          <th scope="col">{translate('rounds.last')}</th>
          <th scope="col">{translate('rounds.next')}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <RoundRow key={round.name} round={round} />
        ))}
      </tbody>
    </Box>
  )
}

function RoundRow({ round: { label, startedAt, succeededAt, failureText, nextAt, isRunning } }: { round: Round }) {
  const { translate, localize, language } = useTranslation()
  const reason = failureText && localize(failureText)
  return (
    <tr>
      <Box component="th" scope="row" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {localize(label)}
        {reason && (
          <Box component="span" sx={{ display: 'block', color: 'error.main', fontWeight: 400, fontSize: '0.92rem' }}>
            {translate('rounds.failed', {
              reason,
              last: succeededAt ? formatInstant(succeededAt, language) : 'none',
            })}
          </Box>
        )}
      </Box>
      <td>{startedAt ? formatAge(startedAt, language) : translate('rounds.never')}</td>
      <td>{isRunning ? translate('rounds.running') : nextAt ? formatUntil(nextAt, language) : '–'}</td>
    </tr>
  )
}
