import { randomUUID } from 'node:crypto'
import { existsSync, statfsSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Connection, createConnection } from 'mysql2/promise'
import { type DatabaseAddress, databaseAddress } from '../src/settings/databaseAddress.js'
import { isEvery } from './isEvery.js'
import { migratedMysql, migratedSqlite } from './migratedDatabases.js'

export interface TestDatabase {
  address: DatabaseAddress
  /** A folder for the files of the test. */
  folder: string
  drop(): Promise<void>
}

interface TestDatabaseKind {
  name: string
  /** With the tables as the migrations leave them. */
  create(): Promise<TestDatabase>
  /** Without a table, for tests of the migrations themselves. */
  createEmpty(): Promise<TestDatabase>
}

const sqlite: TestDatabaseKind = { name: 'SQLite', create: createSqlite, createEmpty: createEmptySqlite }
const mysql: TestDatabaseKind = { name: 'MySQL', create: createMysql, createEmpty: createEmptyMysql }

/**
 * For what can differ between databases (SQL, uniqueness, locks, migrations, search, money, instants, backups): SQLite,
 * and MySQL or MariaDB where a server is named.
 */
export const bothDatabases = process.env.TEST_MYSQL_URL ? [sqlite, mysql] : [sqlite]

/** For everything else: SQLite, and in the long form of a run both of them. */
export const testDatabases = isEvery ? bothDatabases : [sqlite]

export async function createSqlite(): Promise<TestDatabase> {
  const database = await createEmptySqlite()
  if (database.address.kind === 'sqlite') await copyFile(await migratedSqlite(), database.address.file)
  return database
}

async function createEmptySqlite(): Promise<TestDatabase> {
  const folder = await makeFolder()
  return {
    address: databaseAddress.parse(`sqlite:${path.join(folder, 'shop.sqlite')}`),
    folder,
    drop: () => rm(folder, { recursive: true, force: true }),
  }
}

export async function createMysql(): Promise<TestDatabase> {
  const database = await createEmptyMysql()
  await onServer(async (connection) => {
    const statements = await migratedMysql(connection, async (work) => {
      const empty = await createEmptyMysql()
      await work(empty.address, nameOf(empty))
      await empty.drop()
    })
    await connection.query('USE ??', [nameOf(database)])
    await connection.query(statements)
  })
  return database
}

async function createEmptyMysql(): Promise<TestDatabase> {
  const name = `shop_test_${randomUUID().replaceAll('-', '')}`
  await onServer((connection) => connection.query('CREATE DATABASE ??', [name]))
  const folder = await makeFolder()
  return {
    address: databaseAddress.parse(new URL(`/${name}`, process.env.TEST_MYSQL_URL).href),
    folder,
    async drop() {
      await onServer((connection) => connection.query('DROP DATABASE ??', [name]))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function onServer(work: (connection: Connection) => Promise<unknown>): Promise<void> {
  const connection = await createConnection({ uri: process.env.TEST_MYSQL_URL, multipleStatements: true })
  try {
    await work(connection)
  } finally {
    await connection.end()
  }
}

function nameOf({ address }: TestDatabase): string {
  return address.kind === 'mysql' ? address.database : ''
}

/** In memory where there is room for it: syncing to disk takes longer than most tests. */
const memory = '/dev/shm'
const roomNeeded = 1024 ** 3

function makeFolder(): Promise<string> {
  return mkdtemp(path.join(hasRoomInMemory() ? memory : tmpdir(), 'shop-'))
}

function hasRoomInMemory(): boolean {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > roomNeeded
}
