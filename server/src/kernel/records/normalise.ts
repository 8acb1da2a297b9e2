import type { Values } from '../context/Row.js'
import { type Class, type FieldDescription, fieldsOf, isStored, isWritable } from '../fields/FieldDescription.js'

/**
 * The input of a client as it is stored: cleaned, sanitized, null instead of an empty text, and the default of a field
 * instead of null. Fields that were not sent are left out, and null of what the product fills in.
 */
export function normalise(type: Class, input: Values): Values {
  const values: Values = {}
  for (const field of fieldsOf(type).filter(isWritable)) {
    const isLeft = field.isFilled && input[field.name] === null
    if (input[field.name] !== undefined && !isLeft) values[field.name] = normaliseValue(field, input[field.name])
  }
  return values
}

/** The same with defaults for the fields that were not sent. */
export function withDefaults(type: Class, input: Values): Values {
  const values = normalise(type, input)
  for (const field of fieldsOf(type).filter((each) => isWritable(each) && !each.isFilled)) {
    values[field.name] ??= field.default ?? null
  }
  return values
}

/** The defaults of read-only fields. */
export function systemDefaults(type: Class): Values {
  const own = fieldsOf(type).filter((field) => isStored(field) && field.readOnly && field.default !== undefined)
  return Object.fromEntries(own.map((field) => [field.name, field.default]))
}

function normaliseValue(field: FieldDescription, value: unknown): unknown {
  if (value === null) return field.default ?? null
  return field.kind.input?.normalised(field, value, withDefaults) ?? null
}
