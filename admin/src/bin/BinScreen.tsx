import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../components/EmptyState'
import { WaitingForm } from '../components/WaitingForm'
import { TrashDocument } from '../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useKeptPeriod } from '../i18n/useKeptPeriod'
import { useWords } from '../i18n/useWords'
import { useManaged } from '../managed/ManagedContext'
import { BinLine } from './BinLine'
import { RemoveDialog } from './RemoveDialog'
import type { BinItem } from './useBinTitle'
import { useRestore } from './useRestore'

const shownAtOnce = 25

/** What was deleted lately: to be put back, or removed for good. */
export default function BinScreen() {
  const catalogue = useManaged()
  const { say } = useWords()
  const period = useKeptPeriod('bin')
  const restore = useRestore()
  const [perPage, setPerPage] = useState(shownAtOnce)
  const [isBusy, setBusy] = useState(false)
  const [removing, setRemoving] = useState<BinItem>()
  const { data, isError, refetch } = useQuery({
    queryKey: ['bin', 'list', perPage],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => askServer({ query: TrashDocument, variables: { perPage }, signal }),
  })
  if (isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{say('history.again')}</Button>}>
        {say('bin.failed')}
      </Alert>
    )
  }
  if (!data) return <WaitingForm />
  const { items, total } = data.bin

  async function putBack({ entity, record }: BinItem) {
    setBusy(true)
    await restore(catalogue.entity(entity), [record])
    setBusy(false)
  }

  if (items.length === 0)
    return <EmptyState icon="trash" title={say('bin.empty')} text={say('bin.emptyText', period)} />
  return (
    <Box sx={{ maxWidth: 900, pb: 4 }}>
      <Box component="p" sx={{ m: 0, mb: 2, color: 'text.secondary' }}>
        {say('bin.text', period)}
      </Box>
      <Box component="ul" aria-label={say('bin.title')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <BinLine
            key={`${item.entity} ${item.record}`}
            item={item}
            isBusy={isBusy}
            onRestore={() => void putBack(item)}
            onRemove={() => setRemoving(item)}
          />
        ))}
      </Box>
      {total > items.length && (
        <Button variant="outlined" color="inherit" onClick={() => setPerPage(perPage + shownAtOnce)} sx={{ mt: 2 }}>
          {say('bin.more', { count: total - items.length })}
        </Button>
      )}
      {removing && <RemoveDialog item={removing} onClose={() => setRemoving(undefined)} />}
    </Box>
  )
}
