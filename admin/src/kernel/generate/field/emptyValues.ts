import { editableFields } from '../../managed/ManagedCatalogue'
import type { Language, ManagedEntity, ManagedField } from '../../managed/ManagedEntity'

type Values = Record<string, unknown>

/** What a field holds before anything was filled in. */
export function emptyValue(field: ManagedField): unknown {
  if (field.kind.parts === 'items') {
    const fewest = field.counts ? Math.min(...field.counts) : 0
    return Array.from({ length: fewest }, () => emptyFields(field.fields ?? []))
  }
  if (field.defaultValue !== null && field.defaultValue !== undefined) return field.defaultValue
  return field.kind.empty ?? null
}

export function emptyFields(fields: readonly ManagedField[]): Values {
  return Object.fromEntries(editableFields(fields).map((field) => [field.name, emptyValue(field)]))
}

/** A new record in the language that the back office is read in. */
export function emptyValues(entity: ManagedEntity, language: Language): Values {
  return { ...emptyFields(entity.fields), ...(entity.hasLanguage ? { language } : {}) }
}
