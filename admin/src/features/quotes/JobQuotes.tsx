import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { DraftQuoteDocument, JobQuotesDocument } from '../../generated/graphql'
import { PhoneFold } from '../../kernel/components/PhoneFold'
import { StatusChip } from '../../kernel/components/StatusChip'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { formatDay, formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useEntity } from '../../kernel/managed/ManagedContext'
import { jobKind } from '../../kernel/managed/ManagedEntity'
import { AcceptedQuote } from './AcceptedQuote'

/** The quotes of a job, the last one first, and a new one. */
export function JobQuotes({ id, version }: { id: number; version: number }) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const navigate = useNavigate()
  const notify = useNotify()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const variables = { job: jobKind(entity.name), id }
  const { data, isError } = useQuery({
    queryKey: [entity.name, 'quotes', id, version],
    queryFn: ({ signal }) => askServer({ query: JobQuotesDocument, variables, signal }),
    gcTime: 0,
  })
  const quotes = data?.quotesOfJob

  async function draft() {
    setBusy(true)
    try {
      navigate(`/quote/${(await askServer({ query: DraftQuoteDocument, variables })).id}`)
    } catch (thrown) {
      notify(failureText(thrown), { type: 'error' })
      setBusy(false)
    }
  }

  const last = quotes?.[0]
  return (
    <PhoneFold
      name="job.quotes"
      title={translate('quotes.title')}
      says={last ? `${last.name}: ${translate(`quotes.state.${last.state}`)}` : translate('quotes.noneYet')}
      isNeeded={quotes?.some(({ state }) => state === 'accepted') ?? false}
    >
      <Box component="section" aria-labelledby="job-quotes">
        <Box component="h2" id="job-quotes" sx={{ typography: 'h2', m: 0, mb: 1 }}>
          {translate('quotes.title')}
        </Box>
        {isError && <p>{translate('list.failed')}</p>}
        {quotes?.length === 0 && <Box sx={{ color: 'text.secondary', mb: 1 }}>{translate('quotes.none')}</Box>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1.5, p: 0 }}>
          {quotes?.map(({ id: quote, name, state, validUntil, decidedAt, decidedBy }) => (
            <Box
              component="li"
              key={quote}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                py: 1,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Box component={Link} to={`/quote/${quote}`} sx={{ color: 'text.primary', fontWeight: 600 }}>
                {name}
              </Box>
              <Box sx={{ flex: '1 1 200px', color: 'text.secondary', fontSize: '0.875rem' }}>
                {decidedAt
                  ? [decidedBy, formatInstant(decidedAt, language)].filter(Boolean).join(' · ')
                  : translate('quotes.validUntil', { day: formatDay(validUntil, language) })}
              </Box>
              <StatusChip value={state} text={translate(`quotes.state.${state}`)} />
            </Box>
          ))}
        </Box>
        {quotes?.some(({ state }) => state === 'accepted') && <AcceptedQuote {...variables} version={version} />}
        <Button
          variant="outlined"
          disabled={isBusy}
          startIcon={<Icon name="plus" />}
          onClick={() => void draft()}
          sx={{ minHeight: 44 }}
        >
          {translate(quotes && quotes.length > 0 ? 'quotes.newVersion' : 'quotes.new')}
        </Button>
      </Box>
    </PhoneFold>
  )
}
