import { editableFields } from '../../managed/ManagedCatalogue'
import type { LocalizedText, ManagedEntity, ManagedField } from '../../managed/ManagedEntity'

export interface FormSection {
  name: string
  label: LocalizedText
  fields: ManagedField[]
  /** What is read by visitors stands in the broad column, what steers it beside it. */
  isMain: boolean
}

const mainSections = new Set(['content', 'images'])

/** The parts of a form, in the order in which the description first names them. Blocks have a part of their own. */
export function formSections(entity: ManagedEntity): FormSection[] {
  const sections = new Map<string, FormSection>()
  for (const field of editableFields(entity.fields)) {
    if (field.name === 'language') continue
    const name = field.kind === 'blocks' ? field.name : field.section
    const label = field.kind === 'blocks' ? field.label : field.sectionLabel
    const isMain = field.kind === 'blocks' || mainSections.has(field.section)
    const section = sections.get(name) ?? { name, label, fields: [], isMain }
    section.fields.push(field)
    sections.set(name, section)
  }
  return [...sections.values()]
}
