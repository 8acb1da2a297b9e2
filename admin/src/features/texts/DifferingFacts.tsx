import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { DifferingFactsDocument, KeepPriceDocument, ReplaceTextDocument } from '../../generated/graphql'
import { PageSteps } from '../../kernel/components/PageSteps'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { ScreenSection } from '../../kernel/components/ScreenSection'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { DifferingFactRow, type Fact } from './DifferingFactRow'

const perPage = 25

/** As many letters as the history keeps of what was looked for. */
const longestSought = 100

/** What is typed in texts and differs from the shop, each with what could stand there instead. */
export function DifferingFacts() {
  const { translate } = useTranslation()
  const { entities } = useManaged()
  const queries = useQueryClient()
  const [page, setPage] = useState(1)
  const { isBusy, run } = useNoticedCall()
  const { data, isError, refetch } = useQuery({
    queryKey: ['differingFacts', page],
    queryFn: async ({ signal }) =>
      (await askServer({ query: DifferingFactsDocument, variables: { page, perPage }, signal })).differingFacts,
    placeholderData: (before) => before,
  })

  const follow = ({ entity, id, version, path, from, typed, found }: Fact, { text, value }: Fact['ways'][number]) =>
    run(async () => {
      const places = [{ entity, id, version, path, from, typed }]
      const variables = { places, sought: found.slice(0, longestSought), replacement: text }
      try {
        await askServer({ query: ReplaceTextDocument, variables })
      } finally {
        await queries.invalidateQueries()
      }
      return translate('texts.differing.followed', { value })
    })

  const keep = ({ entity, id, version, path, from, typed, found }: Fact) =>
    run(async () => {
      await askServer({ query: KeepPriceDocument, variables: { entity, typed: { id, version, path, from, typed } } })
      await refetch()
      return translate('texts.differing.kept', { typed: found })
    })

  const hasPrices = entities.some(({ name }) => name === 'service' || name === 'product')
  return (
    <ScreenSection title={translate('texts.differing')}>
      <p>{translate(data?.total === 0 ? 'texts.differing.none' : 'texts.differing.help')}</p>
      {isError && !data && <RetryAlert text={translate('list.failed')} onRetry={refetch} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.items.map((fact) => (
          <DifferingFactRow
            key={`${fact.entity} ${fact.id} ${fact.path} ${fact.from}`}
            fact={fact}
            isBusy={isBusy}
            onFollow={(way) => void follow(fact, way)}
            onKeep={() => void keep(fact)}
          />
        ))}
      </Box>
      {data && data.total > perPage && <PageSteps page={page} perPage={perPage} total={data.total} onPage={setPage} />}
      {hasPrices && (
        <Button component={Link} to="/typedPrices" size="small" sx={{ minHeight: 40 }}>
          {translate('texts.differing.right')}
        </Button>
      )}
    </ScreenSection>
  )
}
