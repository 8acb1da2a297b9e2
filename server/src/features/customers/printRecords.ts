import type { Row, Values } from '../../kernel/context/Row.js'
import { type Class, type FieldDescription, fieldsOf, isStored } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { targetOf } from '../../kernel/fields/outputTypes.js'
import type { StoredRecords } from './PersonalData.js'

/** What the fields of records hold, for an export. Amounts are in units of the shop's currency. */
export function printRecords({ type, rows }: StoredRecords): Values[] {
  return rows.map((row) => ({ kind: managedEntity(type).name, ...printRow(type, row) }))
}

export function printRow(type: Class, row: Row | Values): Values {
  const stored = fieldsOf(type).filter(isStored)
  return Object.fromEntries(stored.map((field) => [field.name, printValue(field, row[field.name])]))
}

export function printValue(field: FieldDescription | undefined, value: unknown): unknown {
  if (value === null || value === undefined) return null
  const { inUnits, parts } = field?.kind ?? {}
  if (inUnits) return inUnits(Number(value))
  if (field?.target && parts) return (value as Values[]).map((item) => printRow(targetOf(field), item))
  return value
}
