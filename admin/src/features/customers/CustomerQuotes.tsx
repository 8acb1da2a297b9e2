import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { QuotesOfDocument } from '../../generated/graphql'
import { PagePart, PageRows } from '../../kernel/components/PagePart'
import { StatusChip } from '../../kernel/components/StatusChip'
import { formatDay } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** The quotes of a customer, the last one first; a new one is drafted from its job. */
export function CustomerQuotes({ id }: { id: number }) {
  const { translate, language } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['customer', 'quotes', id],
    queryFn: ({ signal }) => askServer({ query: QuotesOfDocument, variables: { customer: id }, signal }),
  })
  const quotes = data?.quotes?.items ?? []
  return (
    <PagePart
      title={translate('customer.quotes')}
      isLoading={!data && !isError}
      isError={isError}
      onRetry={refetch}
      none={data && quotes.length === 0 ? translate('customer.noQuotes') : undefined}
    >
      <PageRows>
        {quotes.map(({ id: quote, name, goods, state, validUntil }) => (
          <li key={quote}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
              <Box component={Link} to={`/quote/${quote}`} sx={{ color: 'text.primary', fontWeight: 600, py: 0.5 }}>
                {name}
              </Box>
              <StatusChip value={state} text={translate(`quotes.state.${state}`)} />
            </Box>
            <div>{goods}</div>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {translate('quotes.validUntil', { day: formatDay(validUntil, language) })}
            </Box>
          </li>
        ))}
      </PageRows>
    </PagePart>
  )
}
