import { type Class, type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { linkingNames } from '../links/linksIn.js'

/** The fields of `search`: the texts in lists, and references by texts of their targets. */
export function searchedFields(type: Class): FieldDescription[] {
  const { titleField } = managedEntity(type)
  return fieldsOf(type).filter(
    (field) => field.searchedBy || field.searched || field.kind.isSearched?.(field, field.name === titleField),
  )
}

/** Texts with a filter of their own. */
export function filteredTexts(type: Class): FieldDescription[] {
  return fieldsOf(type).filter(({ kind, filterable }) => filterable && kind.filter?.isByPart)
}

/** An entity's own fields in the search index. */
export function indexedFields(type: Class): FieldDescription[] {
  const own = [...searchedFields(type), ...filteredTexts(type)].filter(({ searchedBy }) => !searchedBy)
  return [...new Set(own)]
}

/** Their names. */
export function searchedNames(type: Class): string[] {
  return indexedFields(type).map(({ name }) => name)
}

/** Whether records are searched by any of these values, or may lead somewhere by them. */
export function isSearchedBy(type: Class, values: object): boolean {
  const searched = [...searchedNames(type), ...linkingNames(type)]
  return Object.keys(values).some((name) => searched.includes(name))
}
