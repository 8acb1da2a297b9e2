import Box from '@mui/material/Box'
import type { Language } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** What customers sign for, to read in place. */
export function TermsText({ terms, language }: { terms: string; language: Language }) {
  const { translate } = useTranslation()
  if (!terms) return null
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={translate('intake.terms')}
      lang={language}
      sx={{
        maxHeight: 190,
        overflowY: 'auto',
        whiteSpace: 'pre-line',
        fontSize: '0.9375rem',
        p: 1.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      {terms}
    </Box>
  )
}
