import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Icon } from '../icons/Icon'

interface EmptyStateProps {
  icon: string
  title: string
  text: string
  /** What one can do about it. */
  children?: ReactNode
}

/** An empty list or search result, with what to do about it. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <Box sx={{ maxWidth: 420, mx: 'auto', py: { xs: 5, sm: 8 }, px: 2, textAlign: 'center' }}>
      <Box sx={{ color: 'primary.main', mb: 1.5 }}>
        <Icon name={icon} size={36} />
      </Box>
      <Box component="h2" sx={{ typography: 'h2', m: 0, mb: 1 }}>
        {title}
      </Box>
      <Box component="p" sx={{ m: 0, mb: 2.5, color: 'text.secondary' }}>
        {text}
      </Box>
      {children}
    </Box>
  )
}
