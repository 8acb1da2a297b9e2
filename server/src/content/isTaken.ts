import { Not } from 'typeorm'
import type { Database } from '../database/Database.js'
import { keyOf } from '../fields/comparisonKey.js'
import type { Class, FieldDescription } from '../fields/FieldDescription.js'
import { keyProperty } from '../fields/tableColumns.js'
import type { Language } from '../shared/screens.js'

export interface Claim {
  type: Class
  /** A field with a unique index. */
  field: FieldDescription
  value: string
  /** The language of the record; used for fields that are unique within a language. */
  language: Language
  /** The record that may have the value. */
  except?: number | null
}

/** Whether another record has the value, compared as the database compares it. */
export function isTaken({ reader }: Database, { type, field, value, language, except }: Claim): Promise<boolean> {
  return reader.existsBy(type, {
    ...(field.unique === 'language' && { language }),
    ...(field.kind === 'text' ? { [keyProperty(field)]: keyOf(field, value) } : { [field.name]: value.trim() }),
    ...(except != null && { id: Not(except) }),
  })
}
