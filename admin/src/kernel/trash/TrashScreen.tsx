import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { TrashDocument } from '../../generated/graphql'
import { EmptyState } from '../components/EmptyState'
import { FormSkeleton } from '../components/FormSkeleton'
import { askServer } from '../graphql/askServer'
import { useRetentionPeriod } from '../i18n/useRetentionPeriod'
import { useTranslation } from '../i18n/useTranslation'
import { useManaged } from '../managed/ManagedContext'
import { RemoveDialog } from './RemoveDialog'
import { choiceAsked, RestoreDialog } from './RestoreDialog'
import { TrashLine } from './TrashLine'
import { useRestore } from './useRestore'
import type { TrashItem } from './useTrashTitle'

const shownAtOnce = 25

/** Recently deleted records: to restore, or delete permanently. */
export default function TrashScreen() {
  const catalogue = useManaged()
  const { translate } = useTranslation()
  const period = useRetentionPeriod('bin')
  const { restoreAll } = useRestore()
  const asked: unknown = useLocation().state
  const [choosing, setChoosing] = useState(() => choiceAsked(asked))
  const [perPage, setPerPage] = useState(shownAtOnce)
  const [isBusy, setBusy] = useState(false)
  const [removing, setRemoving] = useState<TrashItem>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['trash', 'list', perPage],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => askServer({ query: TrashDocument, variables: { perPage }, signal }),
  })
  if (isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{translate('history.again')}</Button>}>
        {translate('trash.failed')}
      </Alert>
    )
  }
  if (!data) return <FormSkeleton />
  const { items, total } = data.bin

  async function restore({ entity, record }: TrashItem) {
    setBusy(true)
    const disputed = await restoreAll(catalogue.entity(entity), [record])
    if (disputed !== undefined) setChoosing({ entity, id: disputed })
    setBusy(false)
  }

  if (items.length === 0)
    return <EmptyState icon="trash" title={translate('trash.empty')} text={translate('trash.emptyText', period)} />
  return (
    <Box sx={{ maxWidth: 900, pb: 4 }}>
      <Box component="p" sx={{ m: 0, mb: 2, color: 'text.secondary' }}>
        {translate('trash.text', period)}
      </Box>
      <Box component="ul" aria-label={translate('trash.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <TrashLine
            key={`${item.entity} ${item.record}`}
            item={item}
            isBusy={isBusy}
            onRestore={() => void restore(item)}
            onRemove={() => setRemoving(item)}
          />
        ))}
      </Box>
      {total > items.length && (
        <Button variant="outlined" color="inherit" onClick={() => setPerPage(perPage + shownAtOnce)} sx={{ mt: 2 }}>
          {translate('trash.more', { count: total - items.length })}
        </Button>
      )}
      {choosing && <RestoreDialog {...choosing} onClose={() => setChoosing(undefined)} />}
      {removing && <RemoveDialog item={removing} onClose={() => setRemoving(undefined)} />}
    </Box>
  )
}
