import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CustomersToMergeDocument } from '../../generated/graphql'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useDebounced } from '../../kernel/typing/useDebounced'
import { FoundCustomers } from '../intake/FoundCustomers'

const shortestSearch = 2

interface MergeSearchProps {
  /** Who is not meant. */
  not: number
  onChoose: (customer: { id: number; name: string }) => void
}

/** Finds the other customer, by name, phone number or e-mail address. */
export function MergeSearch({ not, onChoose }: MergeSearchProps) {
  const { translate } = useTranslation()
  const [search, setSearch] = useState('')
  const text = useDebounced(search.trim())
  const isWorthwhile = text.length >= shortestSearch
  const { data, isError, refetch } = useQuery({
    queryKey: ['customer', 'toMerge', text],
    queryFn: ({ signal }) => askServer({ query: CustomersToMergeDocument, variables: { search: text }, signal }),
    enabled: isWorthwhile,
    gcTime: 0,
  })
  const found = ((isWorthwhile && data?.customers.items) || []).filter(({ id }) => id !== not)
  return (
    <>
      <TextField
        type="search"
        label={translate('merge.search')}
        helperText={translate('merge.searchHelp')}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        autoComplete="off"
        autoFocus
        fullWidth
        sx={{ mt: 0.75 }}
      />
      <Box role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {isWorthwhile && data && found.length === 0 && translate('intake.noneFound', { search: text })}
      </Box>
      {isError && <RetryAlert text={translate('list.failed')} onRetry={refetch} />}
      <FoundCustomers customers={found} onChoose={onChoose} />
    </>
  )
}
