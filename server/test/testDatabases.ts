import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createConnection } from 'mysql2/promise'
import { type DatabaseAddress, databaseAddress } from '../src/settings/databaseAddress.js'

export interface TestDatabase {
  address: DatabaseAddress
  /** A folder of its own for whatever the test keeps in files. */
  folder: string
  drop(): Promise<void>
}

/** The databases that the API is tried on: SQLite always, MySQL or MariaDB where a server is named. */
export const testDatabases: { name: string; create(): Promise<TestDatabase> }[] = [
  { name: 'SQLite', create: createSqlite },
  ...(process.env.TEST_MYSQL_URL ? [{ name: 'MySQL', create: createMysql }] : []),
]

export async function createSqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-'))
  return {
    address: databaseAddress.parse(`sqlite:${path.join(folder, 'shop.sqlite')}`),
    folder,
    drop: () => rm(folder, { recursive: true, force: true }),
  }
}

export async function createMysql(): Promise<TestDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-'))
  const server = new URL(process.env.TEST_MYSQL_URL ?? '')
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`
  const run = async (statement: string) => {
    const connection = await createConnection({ uri: server.href })
    await connection.query(statement)
    await connection.end()
  }
  await run(`CREATE DATABASE ${name}`)
  return {
    address: databaseAddress.parse(new URL(`/${name}`, server).href),
    folder,
    async drop() {
      await run(`DROP DATABASE ${name}`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
