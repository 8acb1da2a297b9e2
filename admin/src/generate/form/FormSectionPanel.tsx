import Box from '@mui/material/Box'
import { useContext } from 'react'
import { useWords } from '../../i18n/useWords'
import { FieldInput } from '../field/FieldInput'
import { FormAdditions } from './FormAdditions'
import type { FormSection } from './formSections'

/** A titled part of a form with its fields. */
export function FormSectionPanel({ section }: { section: FormSection }) {
  const { read } = useWords()
  const Addition = useContext(FormAdditions)[section.name]
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
      <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {section.fields.map((field) => (
          <FieldInput key={field.name} field={field} path={field.name} />
        ))}
      </Box>
      {Addition && <Addition />}
    </Box>
  )
}
