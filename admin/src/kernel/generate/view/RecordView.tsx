import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useEntity } from '../../managed/ManagedContext'
import { viewSections } from '../form/formSections'
import { SectionPanel } from '../form/SectionPanel'
import { ViewField } from './ViewField'
import { ViewToolbar } from './ViewToolbar'

interface RecordViewProps {
  record: FormRecord
  /** Fields that stand elsewhere. */
  hidden?: ReadonlySet<string> | undefined
  children?: ReactNode
}

/** A record to read: its parts as in a form, on a wide screen in two columns. */
export function RecordView({ record, hidden, children }: RecordViewProps) {
  const sections = viewSections(useEntity(), hidden)
  return (
    <Box sx={{ maxWidth: 1240 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(300px, 1fr)' },
        }}
      >
        {sections.map((section) => (
          <SectionPanel key={section.name} section={section}>
            <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              {section.fields.map((field) => (
                <ViewField key={field.name} field={field} record={record} />
              ))}
            </Box>
          </SectionPanel>
        ))}
      </Box>
      {children}
      <ViewToolbar record={record} />
    </Box>
  )
}
