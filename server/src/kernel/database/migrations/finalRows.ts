import type { QueryRunner } from 'typeorm'

/** Rows that are final: nobody changes or deletes them but within a transaction that has opened the guard. */
export interface FinalRows {
  table: string
  /** What its triggers are called after; after the table when not given. */
  name?: string
  /** Which rows, as a condition on `OLD`; all when not given. */
  when?: string
  /** The columns that stay as they are; all other ones may change. */
  columns: readonly string[]
}

/** With its binary log on, a server may not let an ordinary account make triggers: what is final is then proved by its chain alone. */
const notAllowed = [1419, 1227, 1142]

/**
 * Has the database refuse changes and deletions of final rows. Triggers are no part of the tables: what replaces a table
 * makes them again.
 * @param only those with these names; all when not given
 */
export async function makeFinal(
  queryRunner: QueryRunner,
  rows: FinalRows,
  only: readonly string[] = triggerNames(rows),
): Promise<void> {
  for (const { name, statement } of triggersOf(queryRunner, rows)) {
    if (!only.includes(name)) continue
    try {
      await queryRunner.query(statement)
    } catch (error) {
      const { errno = 0 } = (error as { driverError?: { errno?: number } }).driverError ?? {}
      if (!notAllowed.includes(errno)) throw error
    }
  }
}

export function triggerNames({ table, name = table }: FinalRows): [update: string, remove: string] {
  return [`${name}_final_update`, `${name}_final_delete`]
}

const isClosed = 'COALESCE((SELECT is_open FROM document_guard WHERE id = 1), 0) = 0'

function triggersOf({ dataSource }: QueryRunner, rows: FinalRows): { name: string; statement: string }[] {
  const { table, when = '1 = 1', columns } = rows
  const isSqlite = dataSource.options.type === 'better-sqlite3'
  const escaped = (column: string) => dataSource.driver.escape(column)
  const differs = columns.map((column) =>
    isSqlite
      ? `OLD.${escaped(column)} IS NOT NEW.${escaped(column)}`
      : `NOT (BINARY OLD.${escaped(column)} <=> BINARY NEW.${escaped(column)})`,
  )
  const changed = `${isClosed} AND ${when} AND (${differs.join(' OR ')})`
  const deleted = `${isClosed} AND ${when}`
  const trigger = (name: string, event: 'UPDATE' | 'DELETE', condition: string) => {
    const head = `${name} BEFORE ${event} ON ${escaped(table)} FOR EACH ROW`
    const statement = isSqlite
      ? `CREATE TRIGGER IF NOT EXISTS ${head} WHEN ${condition} BEGIN SELECT RAISE(ABORT, 'final'); END`
      : `CREATE TRIGGER ${head} BEGIN IF ${condition} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'final'; END IF; END`
    return { name, statement }
  }
  const [update, remove] = triggerNames(rows)
  return [trigger(update, 'UPDATE', changed), trigger(remove, 'DELETE', deleted)]
}
