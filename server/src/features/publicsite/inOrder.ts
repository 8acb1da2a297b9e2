import type { Row } from '../../kernel/context/Row.js'

/** Records in the order of these ids; ids without a record are ignored. */
export function inOrder(ids: readonly number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}
