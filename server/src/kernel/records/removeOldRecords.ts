import { And, type EntityManager, type FindOperator, type FindOptionsWhere, In, MoreThan } from 'typeorm'
import type { Context } from '../context/Context.js'
import type { Row } from '../context/Row.js'
import type { Class } from '../fields/FieldDescription.js'
import { type ManagedEntity, managedEntity } from '../fields/Managed.js'
import { Revision } from './Revision.js'
import { records } from './records.js'

/** Records removed in one transaction, few enough not to delay other users. */
const batchSize = 100

interface Condition {
  id?: FindOperator<number>
  [field: string]: unknown
}

/** Permanently removes the records of an entity that match a condition, in small transactions that delay nobody. @returns how many */
export async function removeOldRecords(context: Context, type: Class, { id, ...rest }: Condition): Promise<number> {
  const { database } = context.services
  const entity = managedEntity(type)
  const where = (which: FindOperator<number>): FindOptionsWhere<object> => ({
    ...rest,
    id: id ? And(which, id) : which,
  })
  const batch = (after: number) => ({
    select: { id: true } as object,
    where: where(MoreThan(after)),
    order: { id: 'ASC' } as object,
    take: batchSize,
  })
  let removed = 0
  let old = (await database.reader.find(type, batch(0))) as Row[]
  while (old.length > 0) {
    const ids = old.map((row) => row.id)
    removed += await database.write(async (manager) => {
      // Read again under a lock: a record may have been changed since, and no longer match.
      const lock = database.isSqlite ? {} : { lock: { mode: 'pessimistic_write' as const } }
      const rows = (await manager.find(type, { where: where(In(ids)), ...lock })) as Row[]
      for (const row of rows) await removeWithHistory(manager, context, entity, row)
      return rows.length
    })
    await context.services.writeHooks[entity.name]?.afterCommit?.(context)
    old = (await database.reader.find(type, batch(ids.at(-1) ?? 0))) as Row[]
  }
  return removed
}

/** Permanently removes a record, bypassing the trash, with everything deleted along with it and its history. */
async function removeWithHistory(
  manager: EntityManager,
  context: Context,
  { name, type }: ManagedEntity,
  row: Row,
): Promise<void> {
  await records.remove(manager, type, row, { by: context, sent: {}, leavesHistory: false })
  await manager.delete(Revision, { entity: name, record: row.id })
}
