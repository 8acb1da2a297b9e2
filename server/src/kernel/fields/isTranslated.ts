import { type Class, type FieldDescription, fieldsOf } from './FieldDescription.js'

/** The field by which a record answers its sibling in the other language. */
export function translationField(type: Class): FieldDescription | undefined {
  return fieldsOf(type).find(({ kind }) => kind.leadsTo === 'sibling')
}

/** Whether the records of an entity answer their siblings. */
export function isTranslated(type: Class): boolean {
  return translationField(type) !== undefined
}

/** Whether the records of an entity are linked in pairs, one in each language. */
export function hasPairs(type: Class): boolean {
  return fieldsOf(type).some(({ kind }) => kind.isPair)
}
