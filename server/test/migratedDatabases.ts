import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Connection, RowDataPacket } from 'mysql2/promise'
import { fingerprint } from '../../scripts/house/fingerprint.mjs'
import { inRoot } from '../../scripts/house/root.mjs'
import { openWriter } from '../src/database/openDatabase.js'
import type { DatabaseAddress } from '../src/settings/databaseAddress.js'

/**
 * Databases that have been through every migration, made once and copied for each test. They are cached for as long as the
 * migrations are the same, also between runs.
 */
const thisFile = 'server/test/migratedDatabases.ts'
const folder = inRoot('.cache', 'test-databases')
const madeFrom = ['server/src/database/migrations', 'server/src/fields/ColumnNames.ts', 'package-lock.json', thisFile]

/** The file of a migrated SQLite database, to be copied. */
export function migratedSqlite(): Promise<string> {
  return madeOnce('sqlite', [], async (file) => {
    await migrate({ kind: 'sqlite', file })
  })
}

/**
 * The statements that make the tables of a migrated database on this server, to be sent in one call.
 * @param withEmptyDatabase gives a database of its own to a piece of work and drops it afterwards
 */
export async function migratedMysql(
  connection: Connection,
  withEmptyDatabase: (work: (address: DatabaseAddress, name: string) => Promise<void>) => Promise<void>,
): Promise<string> {
  const [[server]] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version')
  const file = await madeOnce('sql', [String(server?.version)], (unfinished) =>
    withEmptyDatabase(async (address, name) => {
      await migrate(address)
      await writeFile(unfinished, await dump(connection, name))
    }),
  )
  return readFile(file, 'utf8')
}

/** Workers that start together each make one; the last replaces identical ones. */
async function madeOnce(kind: string, facts: string[], make: (file: string) => Promise<void>): Promise<string> {
  const file = path.join(folder, `${fingerprint(madeFrom, facts).slice(0, 16)}.${kind}`)
  if (existsSync(file)) return file
  await mkdir(folder, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  await rm(unfinished, { force: true })
  await make(unfinished)
  await rename(unfinished, file)
  return file
}

async function migrate(address: DatabaseAddress): Promise<void> {
  const source = await openWriter(address, { tables: [], subscribers: [] })
  await source.runMigrations()
  await source.destroy()
}

async function dump(connection: Connection, database: string): Promise<string> {
  const [tables] = await connection.query<RowDataPacket[]>(
    'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = ?',
    [database],
  )
  // Of the database that is in use; tables that a test adds take it over.
  const [[collation]] = await connection.query<RowDataPacket[]>(
    'SELECT DEFAULT_COLLATION_NAME AS name FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = ?',
    [database],
  )
  const statements = [`ALTER DATABASE COLLATE ${collation?.name}`, 'SET FOREIGN_KEY_CHECKS = 0']
  for (const { name } of tables) {
    const [[created]] = await connection.query<RowDataPacket[]>('SHOW CREATE TABLE ??.??', [database, name])
    statements.push(created?.['Create Table'])
    const [rows] = await connection.query<RowDataPacket[]>({
      sql: connection.format('SELECT * FROM ??.??', [database, name]),
      dateStrings: true,
    })
    for (const row of rows) {
      statements.push(connection.format('INSERT INTO ?? (??) VALUES (?)', [name, Object.keys(row), Object.values(row)]))
    }
  }
  return [...statements, 'SET FOREIGN_KEY_CHECKS = 1'].join(';\n')
}
