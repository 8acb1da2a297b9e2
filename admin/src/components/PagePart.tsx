import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { type ReactNode, useId } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import { RetryAlert } from './RetryAlert'

interface PagePartProps {
  title: string
  /** Beside the title. */
  tools?: ReactNode
  /** What is said of none; nothing until it is known. */
  none?: string | undefined
  isLoading?: boolean
  isError?: boolean
  onRetry?: () => unknown
  children?: ReactNode
}

/** A titled part of a page: loading, empty, failed or there. */
export function PagePart({ title, tools, none, isLoading, isError, onRetry, children }: PagePartProps) {
  const { translate } = useTranslation()
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: { xs: 1.5, sm: 2.5 } }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 1 }}
      >
        <Box component="h2" id={id} sx={{ typography: 'h2', m: 0 }}>
          {title}
        </Box>
        {tools}
      </Box>
      {isError && <RetryAlert text={translate('list.failed')} onRetry={() => onRetry?.()} />}
      {isLoading && <Skeleton height={56} aria-hidden="true" />}
      {none && <Box sx={{ color: 'text.secondary' }}>{none}</Box>}
      {children}
    </Box>
  )
}

/** The rows of a part. */
export function PageRows({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        '& > li': { py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
        '& > li:last-child': { borderBottom: 0, pb: 0 },
      }}
    >
      {children}
    </Box>
  )
}
