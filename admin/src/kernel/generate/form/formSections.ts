import { editableFields } from '../../managed/ManagedCatalogue'
import type { FormScreen, LocalizedText, ManagedEntity, ManagedField } from '../../managed/ManagedEntity'

export interface FormSection {
  name: string
  label: LocalizedText
  fields: ManagedField[]
  /** What is read by visitors stands in the broad column, what steers it beside it. */
  isMain: boolean
  /** Whether it is unfolded by a press while nothing is in it: few records have any of it. */
  isFolded: boolean
}

const foldedSections = new Set(['business'])

const mainSections = new Set(['content', 'images'])

/** The parts of a form, or of the part of it that a screen shows. What a record is called after comes first. */
export function formSections(entity: ManagedEntity, screen: FormScreen | null = null): FormSection[] {
  const fields = editableFields(entity.fields).filter(({ name }) => name !== 'language')
  if (screen) {
    return inSections(
      fields.filter(({ section }) => screen.sections.includes(section)),
      true,
    )
  }
  const isTitle = ({ name }: ManagedField) => Number(name === entity.titleField)
  return inSections(fields.sort((one, other) => isTitle(other) - isTitle(one)))
}

/** The fields of every record; the surrounding screen shows those that matter. */
const common = new Set(['id', 'version', 'createdAt', 'updatedAt'])

/** The parts of a record that is only read. */
export function viewSections(entity: ManagedEntity, hidden: ReadonlySet<string> = new Set()): FormSection[] {
  return inSections(entity.fields.filter(({ name, writeOnly }) => !common.has(name) && !hidden.has(name) && !writeOnly))
}

/** Blocks and lists need room. */
const hasOwnSection = ({ kind }: ManagedField): boolean => kind.parts !== undefined

/** Fields by part, in the order in which the description first names those; the broad column first. */
function inSections(fields: readonly ManagedField[], isAllMain = false): FormSection[] {
  const sections = new Map<string, FormSection>()
  for (const field of fields) {
    const isOwn = hasOwnSection(field)
    const name = isOwn ? field.name : field.section
    const label = isOwn ? field.label : field.sectionLabel
    const isMain = isAllMain || isOwn || mainSections.has(field.section)
    const section = sections.get(name) ?? { name, label, fields: [], isMain, isFolded: foldedSections.has(name) }
    section.fields.push(field)
    sections.set(name, section)
  }
  return [...sections.values()].sort((one, other) => Number(other.isMain) - Number(one.isMain))
}
