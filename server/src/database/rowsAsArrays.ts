/** Begins a statement of which SQLite gives rows as arrays; objects take twice the time. */
export const asArrays = '/* arrays */ '

interface Statement {
  raw(): Statement
}

export interface Preparing {
  prepare(sql: string): Statement
}

/** Lets a connection of better-sqlite3 know such statements, which TypeORM prepares and runs like all others. */
export function giveArrays(connection: Preparing): void {
  const prepare = connection.prepare.bind(connection)
  connection.prepare = (sql) => (sql.startsWith(asArrays) ? prepare(sql).raw() : prepare(sql))
}
