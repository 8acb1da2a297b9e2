import { type EntityManager, type FindOperator, In, Raw } from 'typeorm'

let lists = 0

/**
 * Matches any of these texts, however many. SQLite binds at most 32,766 values in a statement, so there the list is bound
 * as one JSON value. For numbers `In` suffices: TypeORM writes them into the statement.
 */
export function anyOf({ connection }: EntityManager, texts: readonly string[]): FindOperator<string> {
  if (connection.options.type !== 'better-sqlite3') return In(texts)
  // A unique parameter name, because one statement may contain several lists.
  lists += 1
  const name = `list${lists}`
  return Raw((column) => `${column} IN (SELECT value FROM json_each(:${name}))`, { [name]: JSON.stringify(texts) })
}
