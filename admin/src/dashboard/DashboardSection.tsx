import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { type ReactNode, useId } from 'react'
import { RetryAlert } from '../components/RetryAlert'
import { useTranslation } from '../i18n/useTranslation'
import type { DashboardPart } from './useDashboardCall'

interface DashboardSectionProps<Data> {
  title: string
  part: DashboardPart<Data>
  children(data: Data): ReactNode
}

/** A part of the dashboard under its title, or what stands in its place while it is not there. */
export function DashboardSection<Data>({ title, part, children }: DashboardSectionProps<Data>) {
  const { translate } = useTranslation()
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      aria-busy={part.data === undefined && !part.isFailed}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: 2,
        minWidth: 0,
        '& p': { m: 0 },
      }}
    >
      <Box component="h2" id={id} sx={{ typography: 'h2', m: 0, mb: 1.5 }}>
        {title}
      </Box>
      {part.data !== undefined && children(part.data)}
      {part.data === undefined && part.isFailed && (
        <RetryAlert text={translate('dashboard.unavailable')} onRetry={part.retry} />
      )}
      {part.data === undefined && !part.isFailed && [1, 2, 3].map((line) => <Skeleton key={line} height={32} />)}
    </Box>
  )
}
