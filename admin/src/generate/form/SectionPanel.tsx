import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/useWords'
import type { FormSection } from './formSections'

/** A titled part of a form or a view. */
export function SectionPanel({ section, children }: { section: FormSection; children: ReactNode }) {
  const { read } = useWords()
  const id = `section-${section.name}`
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: { xs: 1.5, sm: 2.5 } }}
    >
      <Box component="h2" id={id} sx={{ typography: 'h2', m: 0, mb: 2 }}>
        {read(section.label)}
      </Box>
      {children}
    </Box>
  )
}
