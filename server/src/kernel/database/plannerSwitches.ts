import type { DataSource } from 'typeorm'
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver.js'

/**
 * Without these, both servers cut two indexes with each other and sort what is left, where one index has the rows of a
 * list in its order; and MariaDB reads all that a condition looks for before the first of 25 rows.
 */
const switches = {
  mysql: 'index_merge_intersection=off',
  mariadb: 'index_merge_intersection=off,exists_to_in=off',
}

interface Connection {
  query(statement: string, done: () => void): void
}

/** Makes every connection of the pool plan lists by the index that has their order, however many rows a table has. */
export async function setPlannerSwitches(source: DataSource, kind: keyof typeof switches): Promise<void> {
  const statement = `SET SESSION optimizer_switch = '${switches[kind]}'`
  const pool: { on(event: 'connection', listener: (connection: Connection) => void): void } = (
    source.driver as MysqlDriver
  ).pool
  // Sent before what the connection was opened for. A server that refuses it plans as it likes.
  pool.on('connection', (connection) => connection.query(statement, () => undefined))
  // The connection of the start is there already.
  await source.query(statement)
}
