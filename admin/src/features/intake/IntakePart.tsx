import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'

/** A part of the screen under its heading. */
export function IntakePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 1.5, sm: 2.5 }, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
    >
      <Box component="h2" id={id} sx={{ typography: 'h3', m: 0, mb: 1.5 }}>
        {title}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>{children}</Box>
    </Box>
  )
}
