import { createRequire } from 'node:module'
import type Sqlite from 'better-sqlite3'

const require = createRequire(import.meta.url)
const [generation] = process.versions.node.split('.').map(Number)

/**
 * The better-sqlite3 of this Node. From 13 on it is one addon for all of them since 22, which ends Node 20 at once; that
 * of 12, for Node 20, ends Node 24 when a statement is collected as garbage.
 */
export const sqlite: typeof Sqlite = require(Number(generation) >= 22 ? 'better-sqlite3-13' : 'better-sqlite3')

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
