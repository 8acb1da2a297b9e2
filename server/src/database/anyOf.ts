import { type EntityManager, type FindOperator, In, Raw } from 'typeorm'

let lists = 0

/**
 * Is one of these, however many there are. SQLite takes no more than 32,766 values in a statement, so there the whole
 * list is one. For lists that nothing bounds; others need no more than `In`.
 */
export function anyOf<Value extends string | number>(
  { connection }: EntityManager,
  values: readonly Value[],
): FindOperator<Value> {
  if (connection.options.type !== 'better-sqlite3') return In(values)
  // Its own name in the statement, in which there may be several.
  lists += 1
  const name = `list${lists}`
  return Raw((column) => `${column} IN (SELECT value FROM json_each(:${name}))`, { [name]: JSON.stringify(values) })
}
