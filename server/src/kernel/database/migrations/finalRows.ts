import type { QueryRunner } from 'typeorm'

/** Rows that are final: nobody changes or deletes them but within a transaction that has opened the guard. */
interface FinalRows {
  table: string
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
 */
export async function makeFinal(queryRunner: QueryRunner, rows: FinalRows): Promise<void> {
  for (const statement of triggersOf(queryRunner, rows)) {
    try {
      await queryRunner.query(statement)
    } catch (error) {
      const { errno = 0 } = (error as { driverError?: { errno?: number } }).driverError ?? {}
      if (!notAllowed.includes(errno)) throw error
    }
  }
}

const isClosed = 'COALESCE((SELECT is_open FROM document_guard WHERE id = 1), 0) = 0'

function triggersOf({ dataSource }: QueryRunner, { table, when = '1 = 1', columns }: FinalRows): string[] {
  const isSqlite = dataSource.options.type === 'better-sqlite3'
  const name = (column: string) => dataSource.driver.escape(column)
  const differs = columns.map((column) =>
    isSqlite
      ? `OLD.${name(column)} IS NOT NEW.${name(column)}`
      : `NOT (BINARY OLD.${name(column)} <=> BINARY NEW.${name(column)})`,
  )
  const changed = `${isClosed} AND ${when} AND (${differs.join(' OR ')})`
  const deleted = `${isClosed} AND ${when}`
  const trigger = (event: 'UPDATE' | 'DELETE', condition: string) => {
    const head = `${table}_final_${event.toLowerCase()} BEFORE ${event} ON ${name(table)} FOR EACH ROW`
    return isSqlite
      ? `CREATE TRIGGER IF NOT EXISTS ${head} WHEN ${condition} BEGIN SELECT RAISE(ABORT, 'final'); END`
      : `CREATE TRIGGER ${head} BEGIN IF ${condition} THEN SIGNAL SQLSTATE '45000' SET MESSAGE_TEXT = 'final'; END IF; END`
  }
  return [trigger('UPDATE', changed), trigger('DELETE', deleted)]
}
