import type { EntityManager } from 'typeorm'

/** Inserts a row of a backup, made on either database, into a table. */
export async function insertRow(manager: EntityManager, table: string, row: Record<string, unknown>): Promise<void> {
  const { driver } = manager.connection
  const columns = Object.keys(row)
  const values = Object.values(row).map((value) =>
    value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
  )
  const names = columns.map((column) => driver.escape(column)).join(', ')
  const places = columns.map(() => '?').join(', ')
  await manager.query(`INSERT INTO ${driver.escape(table)} (${names}) VALUES (${places})`, values)
}
