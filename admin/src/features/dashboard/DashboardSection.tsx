import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useFolded } from '../../kernel/cookies/useFolded'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import type { DashboardPart } from './useDashboardCall'

interface DashboardSectionProps<Data> {
  title: string
  part: DashboardPart<Data>
  /** By which a phone remembers whether it is unfolded; missing for what a phone shows at once. */
  foldedOnPhone?: string | undefined
  children(data: Data): ReactNode
}

const frame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  p: { xs: 1.5, sm: 2 },
  minWidth: 0,
  '& p': { m: 0 },
}

interface FoldButtonProps {
  title: string
  id?: string
  isFolded: boolean
  onPress: () => void
}

function FoldButton({ title, id, isFolded, onPress }: FoldButtonProps) {
  return (
    <Box component="h2" id={id} sx={{ typography: 'h2', m: 0 }}>
      <Box
        component="button"
        type="button"
        aria-expanded={!isFolded}
        onClick={onPress}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          width: '100%',
          minHeight: 44,
          p: 0,
          border: 0,
          background: 'none',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'left',
          cursor: 'pointer',
        }}
      >
        {title}
        <Icon name={isFolded ? 'unfold' : 'fold'} />
      </Box>
    </Box>
  )
}

/** A part of the dashboard under its title, or what stands in its place while it is not there. */
export function DashboardSection<Data>({ title, part, foldedOnPhone, children }: DashboardSectionProps<Data>) {
  const { translate } = useTranslation()
  const id = useId()
  const isPhone = useMediaQuery('(width < 37.5em)')
  const [isFolded, toggle] = useFolded(`dashboard.${foldedOnPhone}`, true)
  const isFoldable = isPhone && foldedOnPhone !== undefined
  if (isFoldable && isFolded) {
    return (
      <Box component="section" sx={frame}>
        <FoldButton title={title} isFolded onPress={toggle} />
      </Box>
    )
  }
  return (
    <Box component="section" aria-labelledby={id} aria-busy={part.data === undefined && !part.isFailed} sx={frame}>
      {isFoldable ? (
        <FoldButton title={title} id={id} isFolded={false} onPress={toggle} />
      ) : (
        <Box component="h2" id={id} sx={{ typography: 'h2', m: 0, mb: 1.5 }}>
          {title}
        </Box>
      )}
      {part.data !== undefined && children(part.data)}
      {part.data === undefined && part.isFailed && (
        <RetryAlert text={translate('dashboard.unavailable')} onRetry={part.retry} />
      )}
      {part.data === undefined && !part.isFailed && [1, 2, 3].map((line) => <Skeleton key={line} height={32} />)}
    </Box>
  )
}
