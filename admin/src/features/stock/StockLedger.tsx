import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { PartLedgerDocument, ProductLedgerDocument, type ProductLedgerQuery } from '../../generated/graphql'
import { PagePart } from '../../kernel/components/PagePart'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

const perPage = 10

type Movement = ProductLedgerQuery['ledger']['items'][number]

interface StockLedgerProps {
  of: 'product' | 'part'
  id: number
  /** Of the record: another one may have moved its stock. */
  version: number
}

/** How the stock of a product or part has moved, why, and who did it, the latest first. */
export function StockLedger({ of, id, version }: StockLedgerProps) {
  const { translate } = useTranslation()
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['stockLedger', of, id, version],
    queryFn: async ({ pageParam, signal }) => {
      const variables = { id, page: pageParam, perPage }
      if (of === 'product') return (await askServer({ query: ProductLedgerDocument, variables, signal })).ledger
      return (await askServer({ query: PartLedgerDocument, variables, signal })).ledger
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (total > pages.length * perPage ? pages.length + 1 : undefined),
  })
  const moves = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <Box sx={{ mt: 2, maxWidth: 820 }}>
      <PagePart
        title={translate('ledger.title')}
        none={data && moves.length === 0 ? translate('stock.noMovements') : undefined}
        isLoading={!data && !isError}
        isError={isError}
        onRetry={refetch}
      >
        <Box component="ol" aria-busy={isFetching} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {moves.map((move) => (
            <MovementLine key={move.id} {...move} />
          ))}
        </Box>
        {hasNextPage && (
          <Button color="inherit" onClick={() => void fetchNextPage()} sx={{ minHeight: 44, ml: -1 }}>
            {translate('stock.moreMovements')}
          </Button>
        )}
      </PagePart>
    </Box>
  )
}

function MovementLine({ at, delta, stock, userName, reason, about }: Movement) {
  const { translate, language } = useTranslation()
  const sign = new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
    >
      <Box component="strong" sx={{ minWidth: '3.5ch', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
        {sign.format(delta)}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {[translate(`ledger.${reason ?? 'unknown'}`), about].filter(Boolean).join(' ')}
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          <time dateTime={at}>{formatInstant(at, language)}</time>
          {' · '}
          {userName ?? translate('ledger.byVisitor')}
        </Box>
      </Box>
      <Box sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>{translate('ledger.left', { stock })}</Box>
    </Box>
  )
}
