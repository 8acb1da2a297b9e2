import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type DatabaseAddress, databaseAddress } from '../src/kernel/settings/databaseAddress.js'
import { isEvery } from './isEvery.js'
import { migratedSqlite } from './migratedDatabases.js'
import {
  createEmptyDatabase,
  dropDatabase,
  giveBackDatabase,
  mysqlAddress,
  mysqlUrl,
  takeMigratedDatabase,
} from './mysqlDatabases.js'

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
  /** Around tests, in a suite on both databases, of what cannot differ: those are on MySQL in the long form alone. */
  alike(tests: () => void): void
}

const onBoth = (tests: () => void) => tests()
const onOne = isEvery ? onBoth : () => undefined
const sqlite: TestDatabaseKind = { name: 'SQLite', create: createSqlite, createEmpty: createEmptySqlite, alike: onBoth }
const mysql: TestDatabaseKind = { name: 'MySQL', create: createMysql, createEmpty: createEmptyMysql, alike: onOne }

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
  const name = await takeMigratedDatabase()
  return ownedMysql(name, () => giveBackDatabase(name))
}

async function createEmptyMysql(): Promise<TestDatabase> {
  const name = await createEmptyDatabase()
  return ownedMysql(name, () => dropDatabase(name))
}

async function ownedMysql(name: string, end: () => Promise<void>): Promise<TestDatabase> {
  const folder = await makeFolder()
  return {
    address: mysqlAddress(name),
    folder,
    async drop() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The address as the setting `DATABASE_URL`. */
export function databaseUrl({ address }: TestDatabase): string {
  return address.kind === 'sqlite' ? `sqlite:${address.file}` : mysqlUrl(address.database)
}

function makeFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'shop-'))
}
