import { type Class, type FieldDescription, fieldsOf } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'

/** Where `search` looks: the texts of the overview, and references by texts of what they refer to. */
export function searchedFields(type: Class): FieldDescription[] {
  const { titleField } = managedEntity(type)
  return fieldsOf(type).filter(
    ({ name, kind, inList, searchedBy }) =>
      searchedBy ||
      (inList && (kind === 'text' || kind === 'address')) ||
      // What is called by a number is found by it.
      (kind === 'count' && name === titleField),
  )
}

/** Texts that can be looked into by their own names. */
export function filteredTexts(type: Class): FieldDescription[] {
  return fieldsOf(type).filter(({ kind, filterable }) => filterable && kind === 'text')
}

/** The names of an entity's own fields that are searched in one way or the other. */
export function searchedNames(type: Class): string[] {
  const own = [...searchedFields(type), ...filteredTexts(type)].filter(({ searchedBy }) => !searchedBy)
  return [...new Set(own.map(({ name }) => name))]
}
