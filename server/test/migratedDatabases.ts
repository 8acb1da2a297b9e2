import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Connection, RowDataPacket } from 'mysql2/promise'
import type { DataSource } from 'typeorm'
import { fingerprint } from '../../scripts/house/fingerprint.mjs'
import { inRoot } from '../../scripts/house/root.mjs'
import { demoShop } from '../demo/content/shop.js'
import { migrate } from '../src/kernel/database/migrate.js'
import { openWriter } from '../src/kernel/database/openDatabase.js'
import { columnName } from '../src/kernel/fields/ColumnNames.js'
import type { DatabaseAddress } from '../src/kernel/settings/databaseAddress.js'

/**
 * Databases that have been through every migration, made once and copied for each test. They are cached for as long as the
 * migrations are the same, also between runs.
 */
const thisFile = 'server/test/migratedDatabases.ts'
const folder = inRoot('.cache', 'test-databases')
const madeFrom = [
  'server/src/kernel/database/migrations',
  'server/src/kernel/fields/ColumnNames.ts',
  'server/demo/content/shop.ts',
  'package-lock.json',
  thisFile,
]

/** The file of a migrated SQLite database, to be copied. */
export function migratedSqlite(): Promise<string> {
  return madeOnce('sqlite', [], async (file) => {
    await makeTables({ kind: 'sqlite', file })
  })
}

/** What makes a migrated database: by table the statement that makes it, and those for its rows where it has any. */
export interface MigratedMysql {
  /** Of the database; tables that a test adds take it over. */
  collation: string
  tables: Map<string, string>
  rows: Map<string, string>
  /** The statements that make the triggers of tables. */
  triggers: string[]
}

let known: MigratedMysql | undefined

/**
 * What makes a migrated database on this server.
 * @param withEmptyDatabase gives a database of its own to a piece of work and drops it afterwards
 */
export async function migratedMysql(
  connection: Connection,
  withEmptyDatabase: (work: (address: DatabaseAddress, name: string) => Promise<void>) => Promise<void>,
): Promise<MigratedMysql> {
  if (known) return known
  const [[server]] = await connection.query<RowDataPacket[]>('SELECT VERSION() AS version')
  const file = await madeOnce('json', [String(server?.version)], (unfinished) =>
    withEmptyDatabase(async (address, name) => {
      await makeTables(address)
      await writeFile(unfinished, JSON.stringify(await dump(connection, name)))
    }),
  )
  const { collation, tables, rows, triggers }: Dump = JSON.parse(await readFile(file, 'utf8'))
  known = { collation, tables: new Map(tables), rows: new Map(rows), triggers }
  return known
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

async function makeTables(address: DatabaseAddress): Promise<void> {
  const source = await openWriter(address, { tables: [], subscribers: [] })
  await migrate(source)
  await describeShop(source)
  await source.destroy()
}

/** The shop of the demo, so that mails have a sender, but for its pictures: these databases have none. */
async function describeShop(source: DataSource): Promise<void> {
  const described = { ...demoShop, logo: null, logoDark: null, icon: null, mapImage: null }
  const values = Object.entries(described).map(([name, value]) => [
    columnName(name),
    value !== null && typeof value === 'object' ? JSON.stringify(value) : value,
  ])
  const set = values.map(([column]) => `${column} = ?`).join(', ')
  await source.query(
    `UPDATE shop_settings SET ${set}`,
    values.map(([, value]) => value),
  )
}

interface Dump extends Record<'tables' | 'rows', [table: string, statements: string][]> {
  collation: string
  triggers: string[]
}

async function dump(connection: Connection, database: string): Promise<Dump> {
  const [tables] = await connection.query<RowDataPacket[]>(
    'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = ?',
    [database],
  )
  const [[schema]] = await connection.query<RowDataPacket[]>(
    'SELECT DEFAULT_COLLATION_NAME AS collation FROM information_schema.SCHEMATA WHERE SCHEMA_NAME = ?',
    [database],
  )
  const dumped: Dump = { collation: schema?.collation, tables: [], rows: [], triggers: [] }
  for (const { name } of tables) {
    const [[created]] = await connection.query<RowDataPacket[]>('SHOW CREATE TABLE ??.??', [database, name])
    dumped.tables.push([name, created?.['Create Table']])
    const [rows] = await connection.query<RowDataPacket[]>({
      sql: connection.format('SELECT * FROM ??.??', [database, name]),
      dateStrings: true,
    })
    const statements = rows.map((row) =>
      connection.format('INSERT INTO ?? (??) VALUES (?)', [name, Object.keys(row), Object.values(row).map(storable)]),
    )
    if (statements.length > 0) dumped.rows.push([name, statements.join(';\n')])
  }
  const [triggers] = await connection.query<RowDataPacket[]>(
    'SELECT TRIGGER_NAME AS name FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = ?',
    [database],
  )
  for (const { name } of triggers) {
    const [[made]] = await connection.query<RowDataPacket[]>('SHOW CREATE TRIGGER ??.??', [database, name])
    dumped.triggers.push(String(made?.['SQL Original Statement']))
  }
  return dumped
}

/** JSON that the driver has read. */
function storable(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value
}
