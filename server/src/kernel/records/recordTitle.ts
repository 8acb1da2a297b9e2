import type { Values } from '../context/Row.js'
import { enumName } from '../fields/Choice.js'
import { fieldOf, fieldsOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'

/** Characters of a detail. */
const longestDetail = 160

/** The title of a record. If that is a choice, such as a job's status, it is the value's name in the API. */
export function recordTitle(entity: ManagedEntity, values: Values): string {
  const title = String(values[entity.titleField] ?? '')
  return isCalledAfterChoice(entity) ? enumName(title) : title
}

/** The number and the beginning of the first text of a record whose title is a choice and thus does not identify it. */
export function recordDetail(entity: ManagedEntity, values: Values): string | null {
  if (!isCalledAfterChoice(entity)) return null
  const texts = fieldsOf(entity.type).filter(
    ({ kind, readOnly }) => !readOnly && (kind.words === 'line' || kind.words === 'lines'),
  )
  const first = texts.map(({ name }) => values[name]).find((text) => typeof text === 'string' && text !== '')
  const known = [values.number, first].filter((text) => typeof text === 'string')
  return known.length > 0 ? known.join(' · ').slice(0, longestDetail) : null
}

/** Whether the title is a choice, which many records share. */
export function isCalledAfterChoice({ type, titleField }: ManagedEntity): boolean {
  return fieldOf(type, titleField)?.choice !== undefined
}
