import type { EntityManager } from 'typeorm'
import type { Class } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { managedEntities } from '../fields/managedEntities.js'
import { TableChange } from './TableChange.js'
import { writtenTables } from './WrittenTables.js'

/**
 * Increments the change counter of each table of records that a transaction has written to. This is the last statement
 * of the transaction, so that transactions on the same table wait for each other only while they commit.
 * @returns whether what visitors see follows from any of them
 */
export async function countChanges(manager: EntityManager): Promise<boolean> {
  const { connection, queryRunner } = manager
  if (!queryRunner) throw new Error('Only the tables that a transaction writes to can be counted')
  const written = writtenTables(queryRunner)
  const tableOf = (type: Class) => connection.getMetadata(type).tableName
  const changed = managedEntities().filter((type) => written.has(tableOf(type)))
  if (changed.length > 0) await incrementChanges(manager, changed.map(tableOf))
  return changed.some((type) => managedEntity(type).shapesSite)
}

/** Increments change counters by their names. */
export async function incrementChanges(manager: EntityManager, names: readonly string[]): Promise<void> {
  const { connection } = manager
  const isSqlite = connection.options.type === 'better-sqlite3'
  await manager.query(
    `INSERT INTO ${connection.getMetadata(TableChange).tableName} (name, changes)
     VALUES ${names.map(() => '(?, 1)').join(', ')}
     ON ${isSqlite ? 'CONFLICT (name) DO UPDATE SET' : 'DUPLICATE KEY UPDATE'} changes = changes + 1`,
    names.toSorted(),
  )
}

/** A subquery for the sum of the change counters, consistent with the rows that the same statement reads. */
export function changesOf(quotedNames: readonly string[]): string {
  const names = quotedNames.map((name) => `'${name.slice(1, -1)}'`)
  return `(SELECT COALESCE(SUM(changes), 0) FROM table_change WHERE name IN (${names.join(', ')}))`
}
