import type { EntityManager } from 'typeorm'
import { recordWrite } from './WrittenTables.js'

/** Suspends foreign keys, because rows may refer to others that are inserted or removed later. */
export async function withoutReferences(manager: EntityManager, work: () => Promise<void>): Promise<void> {
  const isSqlite = manager.connection.options.type === 'better-sqlite3'
  await manager.query(isSqlite ? 'PRAGMA defer_foreign_keys = ON' : 'SET FOREIGN_KEY_CHECKS = 0')
  try {
    await work()
  } finally {
    if (!isSqlite) await manager.query('SET FOREIGN_KEY_CHECKS = 1')
  }
}

/** Removes every row of these tables. */
export async function emptyTables(manager: EntityManager, tables: readonly string[]): Promise<void> {
  const { driver } = manager.connection
  for (const table of tables) {
    await manager.query(`DELETE FROM ${driver.escape(table)}`)
    if (manager.queryRunner) recordWrite(manager.queryRunner, table, { isDeleted: true })
  }
}
