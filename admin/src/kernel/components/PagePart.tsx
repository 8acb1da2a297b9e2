import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { Children, type ReactNode, useId, useState } from 'react'
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

const rowsAtFirst = 8

/** The rows of a part: the first ones, and all of them on request. */
export function PageRows({ children }: { children: ReactNode }) {
  const { translate } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const rows = Children.toArray(children)
  // For a single row more, the button would take as much room.
  const areMany = rows.length > rowsAtFirst + 1
  return (
    <>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          '& > li': { py: 1, borderBottom: 1, borderColor: 'divider' },
          '& > li:last-child': { borderBottom: 0, pb: 0 },
        }}
      >
        {areMany && !isWhole ? rows.slice(0, rowsAtFirst) : rows}
      </Box>
      {areMany && (
        <Button
          color="inherit"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          sx={{ minHeight: 44, mt: 0.5, ml: -1 }}
        >
          {isWhole ? translate('list.showFewer') : translate('list.showAll', { count: rows.length })}
        </Button>
      )}
    </>
  )
}
