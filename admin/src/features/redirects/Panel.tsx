import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useTranslation } from '../../kernel/i18n/useTranslation'

interface PanelProps {
  title: string
  help: string
  /** What is said where there is nothing. */
  none: string
  isEmpty: boolean
  isFailed: boolean
  onRetry: () => unknown
  children: ReactNode
}

/** A list of addresses with its heading. */
export function Panel({ title, help, none, isEmpty, isFailed, onRetry, children }: PanelProps) {
  const { translate } = useTranslation()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ my: 3, maxWidth: 860 }}>
      <Box component="h2" id={id} sx={{ typography: 'h2', m: 0 }}>
        {title}
      </Box>
      <Box component="p" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {isEmpty ? none : help}
      </Box>
      {isFailed && <RetryAlert text={translate('list.failed')} onRetry={onRetry} />}
      {!isEmpty && (
        <Box
          component="ul"
          sx={{
            ...{ listStyle: 'none', m: 0, p: 0, border: 1, borderColor: 'divider', borderRadius: 1 },
            ...{ bgcolor: 'background.paper', overflowWrap: 'anywhere' },
            '& > li': { p: { xs: 1.5, sm: 2 }, borderTop: 1, borderColor: 'divider' },
            '& > li:first-of-type': { borderTop: 0 },
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  )
}
