import type { EntityManager } from 'typeorm'
import { Revision } from '../content/Revision.js'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import { type ManagedEntity } from '../fields/Managed.js'
import { indexRecord } from '../search/indexRecord.js'

/** Permanently removes a record, bypassing the trash, with everything deleted along with it and its history. */
export async function removeWithHistory(
  manager: EntityManager,
  context: Context,
  { name, type }: ManagedEntity,
  row: Row,
): Promise<void> {
  await context.services.writeHooks[name]?.inTransaction(manager, context, { before: row, after: null, sent: {} })
  await manager.delete(type, row.id)
  await indexRecord(manager, type, row.id)
  await manager.delete(Revision, { entity: name, record: row.id })
}
