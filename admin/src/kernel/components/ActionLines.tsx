import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A list whose lines say something, each with what can be done about it. */
export function ActionLines({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {children}
    </Box>
  )
}

/** A line of it: the text, and beside it, or below where there is no room, its buttons. */
export function ActionLine({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, pt: 0 },
        '& .MuiButton-root': { minHeight: 44 },
      }}
    >
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {actions}
    </Box>
  )
}

/** Less important words of a line. */
export function LineDetail({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.92rem' }}>
      {children}
    </Box>
  )
}
