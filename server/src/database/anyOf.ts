import { type EntityManager, type FindOperator, In, Raw } from 'typeorm'

let lists = 0

/**
 * Is one of these texts, however many there are. SQLite takes no more than 32,766 values in a statement, so there the
 * whole list is one. Numbers need no more than `In`: TypeORM writes them into the statement itself.
 */
export function anyOf({ connection }: EntityManager, texts: readonly string[]): FindOperator<string> {
  if (connection.options.type !== 'better-sqlite3') return In(texts)
  // Its own name in the statement, in which there may be several.
  lists += 1
  const name = `list${lists}`
  return Raw((column) => `${column} IN (SELECT value FROM json_each(:${name}))`, { [name]: JSON.stringify(texts) })
}
