import { type Class, type FieldDescription, fieldsOf } from './FieldDescription.js'

const known = new WeakMap<Class, readonly FieldDescription[]>()

/** The fields that have one value for a record and its sibling. */
export function sharedFields(type: Class): readonly FieldDescription[] {
  const fields = known.get(type) ?? fieldsOf(type).filter(({ shared }) => shared)
  known.set(type, fields)
  return fields
}
