import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'

/** So many rows are looked at before others have their turn: SQLite works in the thread that answers requests. */
const rowsAtOnce = 4000

/** Values of a column above `from`, to `to` inclusive; the last range has no end. */
export interface ValueRange {
  from: number
  to: number | undefined
}

/**
 * The whole numbers in a column in parts of some thousand rows, for statements that look at every row. Others have their
 * turn between two of them.
 * @param table and column quoted; the column has an index
 */
export async function* rangesOf(manager: EntityManager, table: string, column: string): AsyncGenerator<ValueRange> {
  for (let from = 0; ; ) {
    const [last]: { value: number }[] = await manager.query(
      `SELECT ${column} AS value FROM ${table} WHERE ${column} > ? ORDER BY ${column} LIMIT 1 OFFSET ${rowsAtOnce - 1}`,
      [from],
    )
    yield { from, to: last?.value }
    if (!last) return
    from = last.value
    await nextTurn()
  }
}

/** The condition that a column is within a range, and its values. */
export function withinRange(column: string, { from, to }: ValueRange): { sql: string; values: number[] } {
  if (to === undefined) return { sql: `${column} > ?`, values: [from] }
  return { sql: `${column} > ? AND ${column} <= ?`, values: [from, to] }
}
