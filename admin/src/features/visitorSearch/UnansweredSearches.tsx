import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { UnansweredSearchesDocument } from '../../generated/graphql'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { formatDay } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MakeSynonym } from './MakeSynonym'

/** What visitors searched for in vain, the most asked first. */
export function UnansweredSearches() {
  const { translate, language } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['unansweredSearches'],
    queryFn: async ({ signal }) => (await askServer({ query: UnansweredSearchesDocument, signal })).unansweredSearches,
  })
  if (!data && !isError) return null
  return (
    <Box component="section" aria-labelledby="unanswered" sx={{ my: 3, maxWidth: 860 }}>
      <Box component="h2" id="unanswered" sx={{ typography: 'h2', m: 0 }}>
        {translate('searchWords.title')}
      </Box>
      <Box component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {translate(data?.length === 0 ? 'searchWords.none' : 'searchWords.help')}
      </Box>
      {isError && <RetryAlert text={translate('list.failed')} onRetry={refetch} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, overflowWrap: 'anywhere' }}>
        {data?.map(({ language: site, words, asked, found, lastDay }) => (
          <Box component="li" key={`${site} ${words}`} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <strong lang={site}>{words}</strong>
            <br />
            {translate('searchWords.asked', { count: asked, at: formatDay(lastDay, language), found })}
            <br />
            <MakeSynonym words={words} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}
