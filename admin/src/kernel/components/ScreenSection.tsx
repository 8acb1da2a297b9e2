import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'

/** A titled part of the screen. */
export function ScreenSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: { xs: 1.5, sm: 2.5 },
        '& p': { mt: 0, mb: 1.5, maxWidth: '62ch' },
      }}
    >
      <Box component="h2" id={id} sx={{ typography: 'h2', m: 0, mb: 1.5 }}>
        {title}
      </Box>
      {children}
    </Box>
  )
}
