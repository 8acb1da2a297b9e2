import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise'
import { type DatabaseAddress, databaseAddress } from '../src/kernel/settings/databaseAddress.js'
import { type MigratedMysql, migratedMysql } from './migratedDatabases.js'

/**
 * Databases of tests on the server that TEST_MYSQL_URL names. Making one, and dropping it, waits for the disk at each of
 * its tables, so a migrated one that a test is done with goes to the next test, emptied.
 */

/** Where the names of free databases are, as files; without it each one is dropped. Emptied when the run ends. */
const freeFolder = () => process.env.TEST_FREE_DATABASES

/** The address as the setting `DATABASE_URL`. */
export function mysqlUrl(name: string): string {
  return new URL(`/${name}`, process.env.TEST_MYSQL_URL).href
}

export function mysqlAddress(name: string): DatabaseAddress {
  return databaseAddress.parse(mysqlUrl(name))
}

/** @returns its name */
export async function createEmptyDatabase(): Promise<string> {
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`
  await onServer((connection) => connection.query('CREATE DATABASE ??', [name]))
  return name
}

export async function dropDatabase(name: string): Promise<void> {
  await onServer((connection) => connection.query('DROP DATABASE IF EXISTS ??', [name]))
}

/** With the tables and the rows that the migrations leave. @returns its name */
export async function takeMigratedDatabase(): Promise<string> {
  const free = takeFree()
  if (free !== undefined) return free
  const name = await createEmptyDatabase()
  await onServer(async (connection) => {
    const { collation, tables, rows, triggers } = await migrated(connection)
    await connection.query('USE ??', [name])
    const collate = `ALTER DATABASE COLLATE ${collation}`
    await connection.query([collate, withoutReferences, ...tables.values(), ...rows.values()].join(';\n'))
    for (const trigger of triggers) await connection.query(trigger)
  })
  return name
}

/** Frees it for another test when it can be made what it was, else drops it. */
export async function giveBackDatabase(name: string): Promise<void> {
  const folder = freeFolder()
  const isAsNew = folder !== undefined && (await onServer((connection) => empty(connection, name)).catch(() => false))
  if (isAsNew) writeFileSync(path.join(folder, name), '')
  else await dropDatabase(name)
}

/** Two processes that find the same name cannot both remove it. */
function takeFree(): string | undefined {
  const folder = freeFolder()
  if (folder === undefined) return undefined
  return readdirSync(folder).find((name) => {
    try {
      rmSync(path.join(folder, name))
      return true
    } catch {
      return false
    }
  })
}

function migrated(connection: Connection): Promise<MigratedMysql> {
  return migratedMysql(connection, async (work) => {
    const empty = await createEmptyDatabase()
    await work(mysqlAddress(empty), empty)
    await dropDatabase(empty)
  })
}

/** Without it nothing that is final can be deleted. */
const guard = 'document_guard'

const withoutReferences = 'SET FOREIGN_KEY_CHECKS = 0'

/**
 * Leaves the rows of the migrations only.
 * @returns false when a test has changed more than rows, or when something still works on the database
 */
async function empty(connection: Connection, name: string): Promise<boolean> {
  if (await isInUse(connection, name)) return false
  const { collation, tables, rows } = await migrated(connection)
  await connection.query('USE ??', [name])
  await connection.query('SET SESSION lock_wait_timeout = 5, innodb_lock_wait_timeout = 5')
  const [[database]] = await connection.query<RowDataPacket[]>('SELECT @@collation_database AS collation')
  const [present] = await connection.query<RowDataPacket[]>('SHOW TABLES')
  if (database?.collation !== collation || present.length !== tables.size) return false
  const [created] = await connection.query<RowDataPacket[][]>(
    [...tables.keys()].map((table) => connection.format('SHOW CREATE TABLE ??', [table])).join(';'),
  )
  const isChanged = created.some(
    ([row]) => withoutCounter(row?.['Create Table']) !== withoutCounter(tables.get(row?.Table)),
  )
  if (isChanged) return false
  const counters = created.flatMap(([row]) => (/ AUTO_INCREMENT=/.test(row?.['Create Table']) ? [row?.Table] : []))
  // The guard is asked by the triggers of other tables, so it goes last.
  const filled = (await filledTables(connection, [...tables.keys()])).filter((table) => table !== guard)
  await connection.query(
    [
      withoutReferences,
      'START TRANSACTION',
      connection.format('REPLACE INTO ?? VALUES (1, TRUE)', [guard]),
      ...filled.map((table) => connection.format('DELETE FROM ??', [table])),
      connection.format('DELETE FROM ??', [guard]),
      ...rows.values(),
      'COMMIT',
      ...counters.map((table) => connection.format('ALTER TABLE ?? AUTO_INCREMENT = 1', [table])),
    ].join(';\n'),
  )
  return true
}

/** A connection that was closed may be there for another moment. */
async function isInUse(connection: Connection, name: string): Promise<boolean> {
  for (let times = 0; times < 20; times++) {
    const [others] = await connection.query<RowDataPacket[]>(
      'SELECT 1 FROM information_schema.PROCESSLIST WHERE DB = ?',
      [name],
    )
    if (others.length === 0) return false
    await wait(10)
  }
  return true
}

async function filledTables(connection: Connection, tables: string[]): Promise<string[]> {
  const [filled] = await connection.query<RowDataPacket[]>(
    tables
      .map((table) => connection.format('SELECT ? AS name FROM DUAL WHERE EXISTS (SELECT 1 FROM ??)', [table, table]))
      .join(' UNION ALL '),
  )
  return filled.map(({ name }) => name)
}

/** The definition of a table, whatever number its next row would get. */
function withoutCounter(definition = ''): string {
  return definition.replace(/ AUTO_INCREMENT=\d+/, '')
}

async function onServer<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result> {
  const connection = await createConnection({ uri: process.env.TEST_MYSQL_URL, multipleStatements: true })
  try {
    return await work(connection)
  } finally {
    await connection.end()
  }
}
