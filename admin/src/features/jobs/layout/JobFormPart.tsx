import type { ReactNode } from 'react'
import { get, useFormState, useWatch } from 'react-hook-form'
import { Fold } from '../../../kernel/components/Fold'
import type { FormRecord } from '../../../kernel/dataProvider/FormRecord'
import { formatValue } from '../../../kernel/format/formatValue'
import type { FormSection } from '../../../kernel/generate/form/formSections'
import { SectionPanel } from '../../../kernel/generate/form/SectionPanel'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import type { ManagedField } from '../../../kernel/managed/ManagedEntity'
import { useOneColumn } from './useOneColumn'

interface JobFormPartProps {
  section: FormSection
  children: ReactNode
}

/** The bill is never folded; what is written about the job only where all stands in one column. */
const alwaysOpen = new Set(['lines'])
const openInTwoColumns = new Set(['content', 'options'])

/** A part of the form of a job: those that few need at a time are folded. */
export function JobFormPart({ section, children }: JobFormPartProps) {
  const isOneColumn = useOneColumn()
  const isOpen = alwaysOpen.has(section.name) || (!isOneColumn && openInTwoColumns.has(section.name))
  return isOpen ? (
    <SectionPanel section={section}>{children}</SectionPanel>
  ) : (
    <FoldedFields section={section}>{children}</FoldedFields>
  )
}

/** Fields behind a heading that says what is filled in. A fault in them opens them, and so does what they tell of a mail. */
function FoldedFields({ section, children }: JobFormPartProps) {
  const { translate, localize, language } = useTranslation()
  const { name } = useEntity()
  const { errors, dirtyFields } = useFormState()
  const values = useWatch() as FormRecord
  const words = { language, yes: '', no: '' }
  const filled = section.fields.flatMap((field) =>
    isTold(field, values) ? [`${localize(field.label)}: ${formatValue(field, values, words)}`] : [],
  )
  const isAtFault = section.fields.some((field) => get(errors, field.name) !== undefined)
  const hasParts = section.name === 'usedParts' && Array.isArray(values.usedParts) && values.usedParts.length > 0
  return (
    <Fold
      name={`${name}.${section.name}`}
      id={`section-${section.name}`}
      title={localize(section.label)}
      says={filled.join(' · ') || translate('jobs.foldEmpty')}
      isFoldedFirst={!hasParts}
      isNeeded={isAtFault || (section.name === 'options' && dirtyFields.status === true)}
    >
      {children}
    </Fold>
  )
}

/** Whether a value says something in a line; that of a list is told by the list. */
function isTold({ name, kind }: ManagedField, values: FormRecord): boolean {
  const value = values[name]
  if (value == null || value === '' || typeof value === 'boolean' || kind.parts) return false
  // The title is that of the saved record.
  return kind.references !== 'one' || values.referenced?.[name]?.id === value
}
