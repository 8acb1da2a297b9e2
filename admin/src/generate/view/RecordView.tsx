import Box from '@mui/material/Box'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useWords } from '../../i18n/useWords'
import { useEntity } from '../../managed/ManagedContext'
import { type FormSection, viewSections } from '../form/formSections'
import { ViewField } from './ViewField'
import { ViewToolbar } from './ViewToolbar'

/** A record to read: its parts as in a form, on a wide screen in two columns. */
export function RecordView({ record }: { record: FormRecord }) {
  const sections = viewSections(useEntity())
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
          <ViewSection key={section.name} section={section} record={record} />
        ))}
      </Box>
      <ViewToolbar record={record} />
    </Box>
  )
}

function ViewSection({ section, record }: { section: FormSection; record: FormRecord }) {
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
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.75, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {section.fields.map((field) => (
          <ViewField key={field.name} field={field} record={record} />
        ))}
      </Box>
    </Box>
  )
}
