import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { FormSection } from './formSections'

/** A titled part of a form or a view. */
export function SectionPanel({ section, children }: { section: FormSection; children: ReactNode }) {
  const { localize } = useTranslation()
  const id = `section-${section.name}`
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper', p: { xs: 1.5, sm: 2.5 } }}
    >
      <Box component="h2" id={id} sx={{ typography: 'h2', m: 0, mb: { xs: 1, sm: 2 } }}>
        {localize(section.label)}
      </Box>
      {children}
    </Box>
  )
}
