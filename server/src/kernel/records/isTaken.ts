import { Not } from 'typeorm'
import type { Database } from '../database/Database.js'
import type { Class, FieldDescription } from '../fields/FieldDescription.js'
import { isKeyed, keyOf, keyProperty } from '../fields/keys.js'
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

/**
 * Whether another record has the value, compared as the database compares it. A record that has this very value keeps it:
 * of two from before texts were compared as they are, both stay as they were.
 */
export async function isTaken({ reader }: Database, { type, field, value, language, except }: Claim): Promise<boolean> {
  const isOthers = await reader.existsBy(type, {
    ...(field.unique === 'language' && { language }),
    ...(isKeyed(field) ? { [keyProperty(field)]: keyOf(field, value) } : { [field.name]: value.trim() }),
    ...(except != null && { id: Not(except) }),
  })
  return isOthers && !(except != null && (await reader.existsBy(type, { id: except, [field.name]: value })))
}
