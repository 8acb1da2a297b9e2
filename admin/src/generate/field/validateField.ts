import { numericKinds } from '../../format/formatValue'
import type { MessageKey } from '../../i18n/createI18nProvider'
import type { ManagedField } from '../../managed/ManagedEntity'

/** A text of the catalogue with what it fills in. */
export interface ValidationError {
  key: MessageKey
  values: Record<string, unknown>
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Validates a value against the description of its field; the server has the last word.
 * @param label the field's name in the language of the screen
 */
export function validateField(field: ManagedField, value: unknown, label: string): ValidationError | undefined {
  if (isEmpty(value)) {
    const isMissing = field.required && field.kind !== 'boolean' && field.kind !== 'blocks'
    if (!isMissing) return undefined
    return { key: field.name === 'overviewImage' ? 'image.required' : 'validation.required', values: { field: label } }
  }
  if (numericKinds.has(field.kind)) return validateNumber(field, Number(value), label)
  if (field.max !== null && typeof value === 'string' && field.kind !== 'richText' && value.length > field.max) {
    return { key: 'validation.tooLong', values: { field: label, max: field.max } }
  }
  if (field.min !== null && typeof value === 'string' && value.length < field.min) {
    return { key: 'validation.tooShort', values: { label, min: field.min } }
  }
  if (field.max !== null && field.kind === 'references' && Array.isArray(value) && value.length > field.max) {
    return { key: 'validation.tooMany', values: { field: label, most: field.max } }
  }
  return undefined
}

function validateNumber({ min, max, kind }: ManagedField, value: number, label: string): ValidationError | undefined {
  if (Number.isNaN(value) || (kind === 'count' && !Number.isInteger(value)))
    return { key: 'validation.number', values: { label } }
  if (min !== null && value < min) return { key: 'validation.tooSmall', values: { field: label, min } }
  if (max !== null && value > max) return { key: 'validation.tooLarge', values: { field: label, most: max } }
  return undefined
}
