import Box from '@mui/material/Box'
import { useContext } from 'react'
import { FieldInput } from '../field/FieldInput'
import { FormAdditions } from './FormAdditions'
import type { FormSection } from './formSections'
import { SectionPanel } from './SectionPanel'

/** A titled part of a form with its fields. */
export function FormSectionPanel({ section }: { section: FormSection }) {
  const Addition = useContext(FormAdditions)[section.name]
  return (
    <SectionPanel section={section}>
      <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {section.fields.map((field) => (
          <FieldInput key={field.name} field={field} path={field.name} />
        ))}
      </Box>
      {Addition && <Addition />}
    </SectionPanel>
  )
}
