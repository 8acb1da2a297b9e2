import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DataImportDocument } from '../../generated/graphql'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import type { ChosenPictures } from './chosenFiles'
import { ImportActions } from './ImportActions'
import { ImportColumns } from './ImportColumns'
import { ImportCounts } from './ImportCounts'
import { ImportProgress } from './ImportProgress'
import { ImportRows } from './ImportRows'
import { LeftOutPictures } from './LeftOutPictures'
import { SiteOptions } from './SiteOptions'

const whileBusyMilliseconds = 700

interface ImportViewProps {
  id: number
  /** Those that were chosen with the file, as long as the screen stays. */
  chosen: ChosenPictures
  onChosen(chosen: ChosenPictures): void
  onBack(): void
}

/** What a file would do, how far it is, and what became of it. */
export function ImportView({ id, chosen, onChosen, onBack }: ImportViewProps) {
  const { translate } = useTranslation()
  const queries = useQueryClient()
  const { data, isError, refetch } = useQuery({
    queryKey: ['dataImport', id],
    queryFn: async ({ signal }) =>
      (await askServer({ query: DataImportDocument, variables: { id }, signal })).dataImport,
    refetchInterval: ({ state }) => (state.data?.isBusy ? whileBusyMilliseconds : false),
  })

  // Lists hold what was there before.
  const state = data?.state
  useEffect(() => {
    if (state === 'done' || state === 'undone') void queries.invalidateQueries({ refetchType: 'none' })
  }, [queries, state])

  if (isError && !data) return <RetryAlert text={translate('list.failed')} onRetry={refetch} />
  if (!data) return <FormSkeleton />
  const isJudged = data.state !== 'judging'
  return (
    <Box sx={{ maxWidth: 980, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', pb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <Box component="h2" sx={{ typography: 'h2', m: 0, overflowWrap: 'anywhere' }}>
          {data.fileName}
        </Box>
        <Button color="inherit" onClick={onBack} startIcon={<Icon name="previous" />} sx={{ minHeight: 44 }}>
          {translate('imports.back')}
        </Button>
      </Box>
      <ImportProgress of={data} />
      {isJudged && <ImportCounts of={data} />}
      {data.siteLanguage !== null && (data.state === 'judging' || data.state === 'ready') && (
        <SiteOptions of={data} onChanged={refetch} />
      )}
      <ImportActions of={data} chosen={chosen} onChosen={onChosen} onChanged={refetch} />
      <LeftOutPictures leftOut={chosen.leftOut} />
      {isJudged && <ImportRows of={data} />}
      {data.siteLanguage === null && (data.state === 'judging' || data.state === 'ready') && (
        <ImportColumns of={data} onChanged={refetch} />
      )}
    </Box>
  )
}
