import { readdirSync, rmSync } from 'node:fs'
import { dropDatabases } from '../../scripts/house/mysqlServer.mjs'

/** After a run: the databases that no test awaits any more. */
export default async function dropFreeDatabases() {
  const folder = process.env.TEST_FREE_DATABASES ?? ''
  const names = readdirSync(folder)
  rmSync(folder, { recursive: true })
  if (names.length > 0) await dropDatabases(process.env.TEST_MYSQL_URL ?? '', names)
}
