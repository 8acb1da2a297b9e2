import Box from '@mui/material/Box'
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { ShownScreen } from '../../managed/formScreens'
import { useEntity } from '../../managed/ManagedContext'
import { FieldInput } from '../field/FieldInput'
import { usePreview } from '../preview/PreviewContext'
import { PreviewLayout } from '../preview/PreviewLayout'
import { FoldedSection } from './FoldedSection'
import { FormAdditions } from './FormAdditions'
import { FormLayout } from './FormLayout'
import { type FormSection, formSections } from './formSections'
import { PublicationBar } from './PublicationBar'
import { SectionPanel } from './SectionPanel'

interface RecordFormProps {
  /** Above the fields, such as the languages. */
  top?: ReactNode
  toolbar: ReactNode
}

/** All parts of an entity's form: on a wide screen in two columns. */
export function RecordForm({ top, toolbar }: RecordFormProps) {
  const entity = useEntity()
  useFocusOnError()
  const screen = useContext(ShownScreen)
  const sections = useMemo(() => formSections(entity, screen), [entity, screen])
  return (
    <PreviewLayout toolbar={toolbar}>
      <Sections sections={sections} top={top} />
    </PreviewLayout>
  )
}

function Sections({ sections, top }: { sections: FormSection[]; top: ReactNode }) {
  const { isBeside, isPanelUsed } = usePreview()
  const layout = useContext(FormLayout)
  const publication = sections.find(({ name }) => name === 'publication')
  const side = sections.filter((section) => !section.isMain && section !== publication)
  const broad = side.length > 0 ? 'minmax(0, 2fr) minmax(300px, 1fr)' : 'minmax(0, 820px)'
  if (layout) {
    return (
      <>
        {top}
        <Column sections={inOrder(sections, layout.first)} />
      </>
    )
  }
  return (
    <Box sx={{ maxWidth: 1240 }}>
      {top}
      {publication && <PublicationBar section={publication} />}
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

function inOrder(sections: readonly FormSection[], first: readonly string[]): FormSection[] {
  const isFirst = ({ name }: FormSection) => first.includes(name)
  return [
    ...first.flatMap((name) => sections.filter((section) => section.name === name)),
    ...sections.filter((section) => !isFirst(section)),
  ]
}

function Column({ sections }: { sections: FormSection[] }) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 1, sm: 2 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {sections.map((section) => (
        <FormSectionPanel key={section.name} section={section} />
      ))}
    </Box>
  )
}

/** A titled part of a form with its fields. */
function FormSectionPanel({ section }: { section: FormSection }) {
  const Addition = useContext(FormAdditions)[section.name]
  const layout = useContext(FormLayout)
  const { getValues } = useFormContext()
  const [isOpen, setOpen] = useState(
    () => !section.isFolded || getValues(section.fields.map(({ name }) => name)).some(isThere),
  )
  if (!isOpen) return <FoldedSection section={section} onOpen={() => setOpen(true)} />
  const Part = layout?.Part ?? SectionPanel
  return (
    <Part section={section}>
      <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {section.fields.map((field) => (
          <FieldInput key={field.name} field={field} path={field.name} />
        ))}
      </Box>
      {Addition && <Addition />}
    </Part>
  )
}

function isThere(value: unknown): boolean {
  return value != null && value !== ''
}

/** Time for collapsed blocks to expand. */
const focusDelay = 250

/** Focuses the first invalid field after a failed save. */
function useFocusOnError(): void {
  const { isSubmitting, submitCount } = useFormState()
  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return
    const timer = setTimeout(() => {
      firstAtFault()?.focus()
    }, focusDelay)
    return () => clearTimeout(timer)
  }, [submitCount, isSubmitting])
}

const place = '#main-content, [role=dialog]'
const fault = '[aria-invalid="true"], .MuiFormHelperText-root.Mui-error'
const focusable = 'input, textarea, select, [contenteditable="true"], legend[tabindex], button'

/** The first field at fault in reading order. Pictures, lists and rich text say so in a line below them alone. */
function firstAtFault(): HTMLElement | null {
  const first = document.querySelector<HTMLElement>(`:is(${place}) :is(${fault})`)
  if (!first || first.matches('[aria-invalid]')) return first
  for (let around = first.parentElement; around && !around.matches(place); around = around.parentElement) {
    const field = around.querySelector<HTMLElement>(focusable)
    if (field) return field
  }
  return null
}
