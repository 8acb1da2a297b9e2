import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FollowPriceDocument, KeepPriceDocument, UnfollowedPricesDocument } from '../../generated/graphql'
import { EmptyState } from '../../kernel/components/EmptyState'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { PageSteps } from '../../kernel/components/PageSteps'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useNoticedCall } from '../../kernel/dataProvider/useNoticedCall'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { NamedPrice } from '../../kernel/shop/namedPrices'
import { TypedPriceRow, type UnfollowedPrice } from './TypedPriceRow'

const perPage = 50

/** The prices in texts that follow nothing, each with the button that has it follow a service or product. */
export default function TypedPricesScreen() {
  const { translate, language } = useTranslation()
  const [page, setPage] = useState(1)
  const { isBusy, run } = useNoticedCall()
  const { data, isError, refetch } = useQuery({
    queryKey: ['unfollowedPrices', page],
    queryFn: async ({ signal }) =>
      (await askServer({ query: UnfollowedPricesDocument, variables: { page, perPage }, signal })).unfollowedPrices,
    placeholderData: (before) => before,
  })

  async function follow(
    { entity, id, version, path, from, typed }: UnfollowedPrice,
    { name, title, value }: NamedPrice,
  ) {
    await run(async () => {
      const variables = { entity, typed: { id, version, path, from, typed }, name }
      try {
        await askServer({ query: FollowPriceDocument, variables })
      } finally {
        await refetch()
      }
      return translate('typedPrices.followed', { title, price: value[language] })
    })
  }

  async function keep({ entity, id, version, path, from, typed }: UnfollowedPrice) {
    await run(async () => {
      await askServer({ query: KeepPriceDocument, variables: { entity, typed: { id, version, path, from, typed } } })
      await refetch()
      return translate('typedPrices.kept', { typed })
    })
  }

  if (isError && !data) return <RetryAlert text={translate('list.failed')} onRetry={refetch} />
  if (!data) return <FormSkeleton />
  if (data.total === 0)
    return <EmptyState icon="sell" title={translate('typedPrices.none')} text={translate('typedPrices.none.help')} />
  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pb: 4 }}>
      <Box component="p" sx={{ m: 0, maxWidth: '72ch', color: 'text.secondary' }}>
        {translate('typedPrices.intro')}
      </Box>
      <Box
        component="ul"
        aria-label={translate('typedPrices.title')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.paper',
        }}
      >
        {data.items.map((found) => (
          <TypedPriceRow
            key={`${found.entity} ${found.id} ${found.path} ${found.from}`}
            found={found}
            isBusy={isBusy}
            onFollow={(price) => void follow(found, price)}
            onKeep={() => void keep(found)}
          />
        ))}
      </Box>
      {data.total > perPage && <PageSteps page={page} perPage={perPage} total={data.total} onPage={setPage} />}
    </Box>
  )
}
