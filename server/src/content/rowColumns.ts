import { fieldsOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import type { Row, Values } from './Row.js'
import { comparisonKey } from './slugs.js'

/** What is compared ignoring case is kept beside the text itself. */
export function comparisonKeys(entity: ManagedEntity, row: Row): Values {
  const unique = fieldsOf(entity.type).filter((field) => field.kind === 'text' && field.unique)
  return Object.fromEntries(
    unique.map(({ name }) => [`${name}Key`, row[name] == null ? null : comparisonKey(String(row[name]))]),
  )
}

/** What the table has columns for: only what is translated has a pair. */
export function columnsOf(entity: ManagedEntity, row: Row): Values {
  const { pair, ...rest } = row
  return fieldsOf(entity.type).some((field) => field.kind === 'pair') ? { pair, ...rest } : rest
}
