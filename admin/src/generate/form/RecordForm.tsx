import Box from '@mui/material/Box'
import { type ReactNode, useMemo } from 'react'
import { useEntity } from '../../managed/ManagedContext'
import { usePreview } from '../preview/PreviewContext'
import { PreviewLayout } from '../preview/PreviewLayout'
import { FormSectionPanel } from './FormSectionPanel'
import { type FormSection, formSections } from './formSections'
import { useFocusOnError } from './useFocusOnError'

interface RecordFormProps {
  /** Above the fields, such as the languages. */
  top?: ReactNode
  toolbar: ReactNode
}

/** All parts of an entity's form: on a wide screen in two columns. */
export function RecordForm({ top, toolbar }: RecordFormProps) {
  const entity = useEntity()
  useFocusOnError()
  const sections = useMemo(() => formSections(entity), [entity])
  return (
    <PreviewLayout toolbar={toolbar}>
      <Sections sections={sections} top={top} />
    </PreviewLayout>
  )
}

function Sections({ sections, top }: { sections: FormSection[]; top: ReactNode }) {
  const { isBeside, isPanelUsed } = usePreview()
  const side = sections.filter((section) => !section.isMain)
  const broad = side.length > 0 ? 'minmax(0, 2fr) minmax(300px, 1fr)' : 'minmax(0, 820px)'
  return (
    <Box sx={{ maxWidth: 1240 }}>
      {top}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: isBeside || isPanelUsed ? 'minmax(0, 1fr)' : broad },
        }}
      >
        <Column sections={sections.filter((section) => section.isMain)} />
        {side.length > 0 && <Column sections={side} />}
      </Box>
    </Box>
  )
}

function Column({ sections }: { sections: FormSection[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {sections.map((section) => (
        <FormSectionPanel key={section.name} section={section} />
      ))}
    </Box>
  )
}
