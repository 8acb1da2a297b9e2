import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EntityManager } from 'typeorm'

/** So many values are looked at before others have their turn: SQLite works in the thread that answers requests. */
const valuesAtOnce = 4000

/** Values of a column above `from`, to `to` inclusive; the last range has no end. */
export interface ValueRange {
  from: number
  to: number | undefined
}

/**
 * The whole numbers in a column in parts of some thousand values, for statements that look at every row. Others have their
 * turn between two of them. Each part begins with a value that is there; where it ends is calculated, as finding the row there
 * would read all before it.
 * @param table and column quoted; the column has an index
 */
export async function* rangesOf(manager: EntityManager, table: string, column: string): AsyncGenerator<ValueRange> {
  const [{ last }]: [{ last: number | null }] = await manager.query(`SELECT MAX(${column}) AS last FROM ${table}`)
  for (let from = 0; ; ) {
    const [{ next }]: [{ next: number | null }] = await manager.query(
      `SELECT MIN(${column}) AS next FROM ${table} WHERE ${column} > ?`,
      [from],
    )
    const to = next === null || last === null ? undefined : next + valuesAtOnce - 1
    if (to === undefined || last === null || to >= last) {
      yield { from, to: undefined }
      return
    }
    yield { from, to }
    from = to
    await nextTurn()
  }
}

/** The condition that a column is within a range, and its values. */
export function withinRange(column: string, { from, to }: ValueRange): { sql: string; values: number[] } {
  if (to === undefined) return { sql: `${column} > ?`, values: [from] }
  return { sql: `${column} > ? AND ${column} <= ?`, values: [from, to] }
}
