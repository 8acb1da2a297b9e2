import type { Values } from '../context/Row.js'
import { enumName } from '../fields/Choice.js'
import { fieldOf, fieldsOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'

/** Characters of a detail. */
const longestDetail = 160

/** What a record is called; a choice, as a job's status, by its name in the API. */
export function recordTitle(entity: ManagedEntity, values: Values): string {
  const title = String(values[entity.titleField] ?? '')
  return isCalledAfterChoice(entity) ? enumName(title) : title
}

/** What is called after a choice, as a job after its status, is told by what it begins with. */
export function recordDetail(entity: ManagedEntity, values: Values): string | null {
  if (!isCalledAfterChoice(entity)) return null
  const texts = fieldsOf(entity.type).filter(({ kind }) => kind === 'text' || kind === 'multiline')
  const first = texts.map(({ name }) => values[name]).find((text) => typeof text === 'string' && text !== '')
  return typeof first === 'string' ? first.slice(0, longestDetail) : null
}

/** Whether many of these have the same title. */
export function isCalledAfterChoice({ type, titleField }: ManagedEntity): boolean {
  return fieldOf(type, titleField)?.kind === 'choice'
}
