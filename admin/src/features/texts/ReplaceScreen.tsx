import './textsTexts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ReplaceTextDocument, TextMatchesDocument } from '../../generated/graphql'
import { EmptyState } from '../../kernel/components/EmptyState'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { DifferingFacts } from './DifferingFacts'
import { EarlierReplacements } from './EarlierReplacements'
import type { MatchedText } from './MatchedText'
import { MatchList } from './MatchList'
import { SearchForm, type Sought } from './SearchForm'
import { UndoButton } from './UndoButton'

/** Finds something in all texts of the shop, shows it in its sentences, and replaces it where that is chosen, all at once. */
export default function ReplaceScreen() {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const [sought, setSought] = useState<Sought>()
  const [replacement, setReplacement] = useState('')
  const [failure, setFailure] = useState<string>()
  const [done, setDone] = useState<{ id: number; places: number }>()
  const [isBusy, setBusy] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['textMatches', sought],
    queryFn: async ({ signal }) =>
      sought ? (await askServer({ query: TextMatchesDocument, variables: sought, signal })).textMatches : null,
    enabled: sought !== undefined,
    gcTime: 0,
  })

  function search(next: Sought) {
    setFailure(undefined)
    setDone(undefined)
    if (JSON.stringify(next) === JSON.stringify(sought)) void refetch()
    setSought(next)
  }

  async function replace(chosen: readonly MatchedText[]) {
    if (!sought) return
    setBusy(true)
    setFailure(undefined)
    try {
      const places = chosen.map(({ entity, id, version, path, from, typed }) => ({
        entity,
        id,
        version,
        path,
        from,
        typed,
      }))
      const variables = { places, sought: sought.sought, replacement }
      const answer = await askServer({ query: ReplaceTextDocument, variables })
      setDone(answer.replaceText)
      setSought(undefined)
      await queries.invalidateQueries()
    } catch (thrown) {
      setFailure(failureText(thrown))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pb: 4 }}>
      <Box component="p" sx={{ m: 0, maxWidth: '72ch', color: 'text.secondary' }}>
        {translate('texts.intro')}
      </Box>
      <SearchForm replacement={replacement} onReplacement={setReplacement} onSearch={search} />
      <Box role="status" sx={{ display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
        {done && (
          <Alert severity="success" action={<UndoButton id={done.id} onUndone={() => setDone(undefined)} />}>
            {translate('texts.replaced', { count: done.places })}
          </Alert>
        )}
      </Box>
      {failure && <Alert severity="error">{failure}</Alert>}
      {isError && <RetryAlert text={translate('list.failed')} onRetry={refetch} />}
      {sought && isFetching && !data && <FormSkeleton />}
      {sought && data?.total === 0 && (
        <EmptyState icon="search" title={translate('texts.none')} text={translate('texts.none.help')} />
      )}
      {sought && data && data.drafts > 0 && (
        <Alert severity="info">{translate('texts.drafts', { count: data.drafts })}</Alert>
      )}
      {sought && data && data.total > 0 && (
        <MatchList
          key={JSON.stringify(data.items.map(({ entity, id, version }) => [entity, id, version]))}
          found={data}
          replacement={replacement}
          isBusy={isBusy}
          onReplace={(chosen) => void replace(chosen)}
        />
      )}
      <DifferingFacts />
      <EarlierReplacements />
    </Box>
  )
}
