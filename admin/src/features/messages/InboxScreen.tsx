import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { InboxDocument, type InboxState } from '../../generated/graphql'
import { useAddressQuery } from '../../kernel/addresses/useAddressQuery'
import { EmptyState } from '../../kernel/components/EmptyState'
import { PageSteps } from '../../kernel/components/PageSteps'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useDebounced } from '../../kernel/typing/useDebounced'
import { InboxRow } from './InboxRow'
import { MessageTabs } from './MessageTabs'

const states = ['open', 'unread', 'handled', 'all'] as const
const stateParameter = 'toon'
const pageParameter = 'pagina'
const perPage = 25

/** The messages of visitors, whichever form they were sent with: first what is left to do. */
export default function InboxScreen() {
  const { translate } = useTranslation()
  const [query, changeQuery] = useAddressQuery()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const state = states.find((each) => each === query.get(stateParameter)) ?? 'open'
  const page = Math.max(Number(query.get(pageParameter)) || 1, 1)
  const { data, isError, refetch } = useQuery({
    queryKey: ['inbox', state, search, page],
    queryFn: async ({ signal }) => {
      const asked = state === 'all' ? null : (state as InboxState)
      const variables = { state: asked, search: search || null, page, perPage }
      return (await askServer({ query: InboxDocument, variables, signal })).inbox
    },
    placeholderData: keepPreviousData,
  })
  const showPage = (to: number) => changeQuery(() => ({ [pageParameter]: to === 1 ? undefined : String(to) }))

  return (
    <Box sx={{ maxWidth: 1100 }}>
      <MessageTabs />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 2 }}>
        <TextField
          type="search"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            if (page > 1) showPage(1)
          }}
          placeholder={translate('inbox.search')}
          sx={{ flex: '1 1 220px', maxWidth: { sm: 360 } }}
          slotProps={{
            htmlInput: { 'aria-label': translate('inbox.search') },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon name="search" />
                </InputAdornment>
              ),
            },
          }}
        />
        <Box role="group" aria-label={translate('inbox.state')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {states.map((each) => (
            <Button
              key={each}
              color="inherit"
              variant={each === state ? 'outlined' : 'text'}
              aria-pressed={each === state}
              onClick={() =>
                changeQuery(() => ({
                  [stateParameter]: each === 'open' ? undefined : each,
                  [pageParameter]: undefined,
                }))
              }
              sx={{ minHeight: 44 }}
            >
              {translate(`inbox.state.${each}`)}
            </Button>
          ))}
        </Box>
      </Box>
      {isError && <RetryAlert text={translate('list.failed')} onRetry={refetch} />}
      {!data && !isError && <Skeleton variant="rounded" height={280} aria-hidden="true" />}
      {data?.total === 0 && (
        <EmptyState
          icon="envelope"
          title={translate(search ? 'list.noResults' : `inbox.none.${state}`)}
          text={translate(search ? 'list.noResultsText' : 'list.emptyIncoming')}
        />
      )}
      {data && data.total > 0 && (
        <>
          <Box
            component="ul"
            aria-label={translate('inbox.title')}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
              '& > li + li': { borderTop: 1, borderColor: 'divider' },
            }}
          >
            {data.items.map((message) => (
              <InboxRow key={`${message.kind}-${message.id}`} message={message} onChanged={() => void refetch()} />
            ))}
          </Box>
          <PageSteps page={page} perPage={perPage} total={data.total} onPage={showPage} />
        </>
      )}
    </Box>
  )
}
