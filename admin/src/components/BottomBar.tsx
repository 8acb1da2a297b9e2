import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** What can be done with a record, always in reach at the foot of the screen. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 2,
        mx: { xs: -1.5, sm: -3 },
        px: { xs: 1.5, sm: 3 },
        py: 1.25,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1.5 },
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
      }}
    >
      {children}
    </Box>
  )
}
