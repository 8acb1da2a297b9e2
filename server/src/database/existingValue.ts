import type { DataSource } from 'typeorm'
import { columnName } from '../fields/ColumnNames.js'
import { type Class, fieldsOf } from '../fields/FieldDescription.js'
import type { ExistingValue } from './migrationSource.js'

/** Existing rows get the default of the field, as a new record would. */
export function existingValues({ entityMetadatas }: DataSource): ExistingValue {
  return (table, column) => {
    const type = entityMetadatas.find(({ tableName }) => tableName === table)?.target
    if (typeof type !== 'function') return undefined
    const field = fieldsOf(type as Class).find(({ name }) => columnName(name) === column.name)
    const value = field?.default ?? (column.type === 'boolean' ? false : undefined)
    return typeof value === 'object' ? JSON.stringify(value) : value
  }
}
