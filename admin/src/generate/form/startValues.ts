import type { BlockValue, FormRecord } from '../../dataProvider/FormRecord'
import { editableFields, type ManagedCatalogue } from '../../managed/ManagedCatalogue'
import type { Language, ManagedEntity, ManagedField } from '../../managed/ManagedEntity'

type Values = Record<string, unknown>

const textKinds = new Set(['text', 'multiline', 'richText', 'slug', 'address'])
const listKinds = new Set(['images', 'items', 'blocks'])

/** What a field holds before anything was filled in. */
export function emptyValue(field: ManagedField): unknown {
  if (field.kind === 'items') {
    const fewest = field.counts ? Math.min(...field.counts) : 0
    return Array.from({ length: fewest }, () => emptyFields(field.fields ?? []))
  }
  if (field.defaultValue !== null && field.defaultValue !== undefined) return field.defaultValue
  if (field.kind === 'boolean') return false
  return listKinds.has(field.kind) ? [] : null
}

export function emptyFields(fields: readonly ManagedField[]): Values {
  return Object.fromEntries(editableFields(fields).map((field) => [field.name, emptyValue(field)]))
}

/** A new record in the language that the back office is read in. */
export function emptyValues(entity: ManagedEntity, language: Language): Values {
  return { ...emptyFields(entity.fields), ...(entity.hasLanguage ? { language } : {}) }
}

/**
 * The other language's twin of a record: all that is not text is copied, blocks and list items with it, and what a
 * reference points at is replaced by its own twin.
 * @param siblingOf gives the twin of a referenced record, null when there is none
 */
export async function copyForTranslation(
  entity: ManagedEntity,
  catalogue: ManagedCatalogue,
  sibling: FormRecord,
  siblingOf: (reference: string, id: number) => Promise<number | null>,
): Promise<Values> {
  const copied = copyFields(entity.fields, sibling, catalogue)
  for (const field of entity.fields) {
    const id = sibling[field.name]
    if (field.kind === 'reference' && field.reference && typeof id === 'number') {
      copied[field.name] = await siblingOf(field.reference, id)
    }
  }
  return { ...copied, language: sibling.language === 'nl' ? 'en' : 'nl' }
}

function copyFields(fields: readonly ManagedField[], from: Values, catalogue: ManagedCatalogue): Values {
  const copies = editableFields(fields).map((field) => {
    const value = from[field.name]
    if (textKinds.has(field.kind) || value === undefined) return [field.name, emptyValue(field)]
    if (field.kind === 'items') {
      return [field.name, (value as Values[]).map((item) => copyFields(field.fields ?? [], item, catalogue))]
    }
    if (field.kind === 'blocks') {
      return [field.name, (value as BlockValue[]).map((block) => copyBlock(block, catalogue))]
    }
    return [field.name, value]
  })
  return Object.fromEntries(copies)
}

function copyBlock(block: BlockValue, catalogue: ManagedCatalogue): Values {
  return { __type: block.__type, ...copyFields(catalogue.block(block.__type).fields, block, catalogue) }
}
