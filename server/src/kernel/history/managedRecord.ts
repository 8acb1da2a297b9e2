import { createUnionType } from 'type-graphql'
import type { Row } from '../context/Row.js'
import type { Class } from '../fields/FieldDescription.js'
import { type ManagedEntity, managedEntity } from '../fields/Managed.js'
import { fromEntities } from '../fields/managedEntities.js'
import { hasHistory } from './historyFields.js'

const withHistory = fromEntities((entities) => entities.filter((type) => hasHistory(managedEntity(type))))
const typeOfRow = new WeakMap<Row, Class>()

/** A record of any entity that has a history, in answers. */
export const managedRecord = createUnionType({
  name: 'ManagedRecord',
  description: 'A record that can be changed.',
  types: () => withHistory() as [Class, ...Class[]],
  resolveType: (row: object) => typeOfRow.get(row as Row)?.name,
})

/** A row as such an answer. */
export function asManagedRecord({ type }: ManagedEntity, row: Row): Row {
  typeOfRow.set(row, type)
  return row
}
