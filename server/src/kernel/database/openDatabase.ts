import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DataSource, type DataSourceOptions } from 'typeorm'
import { ColumnNames } from '../fields/ColumnNames.js'
import type { Class } from '../fields/FieldDescription.js'
import { type DatabaseAddress, defaultPool } from '../settings/databaseAddress.js'
import { SettingError } from '../settings/settingValues.js'
import { connectionsBesideTransactions, Database } from './Database.js'
import { exclusively } from './exclusively.js'
import { makeMissingTriggers } from './finalTriggers.js'
import { IdleTimeout } from './IdleTimeout.js'
import { runMigrations } from './migrate.js'
import { migrations as allMigrations } from './migrations/registry.js'
import { setPlannerSwitches } from './plannerSwitches.js'
import { type MigrationClass, resumable } from './resumable.js'
import { giveArrays, type Preparing, sqlite } from './sqlite.js'
import { assertNotNewer, recordVersion } from './versionOfDatabase.js'
import { WrittenTables } from './WrittenTables.js'
import { untilConnected, waitForConnections } from './waitForConnections.js'

/** The entities of the product, and the subscribers to writes. */
export interface DatabaseParts {
  tables: readonly Class[]
  subscribers: readonly Class[]
  /** All of the product when not given. */
  migrations?: readonly MigrationClass[]
}

/** How a program connects. */
export interface Connecting {
  /** How many connections to a database server it has at most. */
  pool?: number
  /** Milliseconds after which a connection that nothing uses is closed. */
  idleAfter?: number
  /** Hears a sentence for each thing that is waited for. */
  tell?(sentence: string): void
}

/** A visitor waits no longer than the sum of these for a database that does not respond. */
const connectTimeout = 5000
const longestSilenceMilliseconds = 5000

function common({ tables, subscribers, migrations = allMigrations }: DatabaseParts) {
  return {
    entities: [...tables],
    migrations: migrations.map(resumable),
    subscribers: [WrittenTables, ...subscribers],
    migrationsTransactionMode: 'each',
    namingStrategy: new ColumnNames(),
    synchronize: false,
  } satisfies Partial<DataSourceOptions>
}

/**
 * Opens the database and runs the migrations.
 * @throws SettingError when it cannot be reached or its folder cannot be written to
 * @throws NewerDatabaseError when a newer version of the product has written it
 */
export async function openDatabase(
  address: DatabaseAddress,
  parts: DatabaseParts,
  { pool = defaultPool, ...connecting }: Connecting = {},
): Promise<Database> {
  const wire = new IdleTimeout()
  const writer = await openWriter(address, parts, { ...connecting, wire, pool })
  const known = (parts.migrations ?? allMigrations).map(({ name }) => name)
  try {
    // Migrations of large tables may take long, so the timeouts of visitors' requests apply afterwards.
    const database = await exclusively(
      writer,
      async (queryRunner) => {
        await assertNotNewer(queryRunner, known)
        await runMigrations(queryRunner)
        if (!parts.migrations) await makeMissingTriggers(queryRunner)
        const reader = await openReader(address, parts, writer)
        const migrated = new Database(writer, reader, null, pool - connectionsBesideTransactions)
        await recordVersion(queryRunner, known)
        return migrated
      },
      connecting.tell,
    )
    wire.answersWithin(longestSilenceMilliseconds)
    return database
  } catch (error) {
    await writer.destroy()
    throw error
  }
}

/** Opens the connection for writing, without running migrations. */
export async function openWriter(
  address: DatabaseAddress,
  parts: DatabaseParts,
  { wire = new IdleTimeout(), pool = defaultPool, idleAfter = 30_000, tell }: Connecting & { wire?: IdleTimeout } = {},
): Promise<DataSource> {
  if (address.kind === 'sqlite') return openSqlite(address.file, parts)
  const { host, port, user: username, password, database } = address
  const options = { host, port, username, password, database, charset: 'utf8mb4_bin', connectTimeout }
  try {
    const type = await untilConnected(() => serverKind(options), tell)
    // With as many idle ones as there may be at all, the driver closes none.
    const extra = { stream: () => wire.connect(host, port), maxIdle: pool - 1, idleTimeout: idleAfter }
    const source = new DataSource({ ...common(parts), ...options, type, poolSize: pool, extra })
    await untilConnected(() => source.initialize(), tell)
    await setPlannerSwitches(source, type)
    waitForConnections(source, tell)
    return source
  } catch (error) {
    throw new SettingError(
      'DATABASE_URL',
      `names a database at ${host}:${port} that cannot be reached (${reason(error)})`,
    )
  }
}

async function openSqlite(file: string, parts: DatabaseParts): Promise<DataSource> {
  try {
    mkdirSync(path.dirname(file), { recursive: true })
    return await new DataSource({
      ...common(parts),
      type: 'better-sqlite3',
      driver: sqlite,
      database: file,
      enableWAL: true,
      // TypeORM puts numbers into the text of a statement, so that most are of one record and are not met again. Those that are
      // kept for a while live until the large collection of garbage, which gives thousands back at once: everyone waits for it.
      statementCacheSize: 0,
      prepareDatabase: prepareWriter,
    }).initialize()
  } catch (error) {
    throw new SettingError(
      'DATABASE_URL',
      `names a file that cannot be opened or written to (${file}: ${reason(error)})`,
      { cause: error },
    )
  }
}

/** Opens the connection for looking at a database of any version, changing nothing of it. */
export async function openAsItIs(address: DatabaseAddress): Promise<DataSource> {
  const parts = { tables: [], subscribers: [] }
  if (address.kind !== 'sqlite') return openWriter(address, parts)
  return openReadOnly(address.file, parts)
}

async function openReader(address: DatabaseAddress, parts: DatabaseParts, writer: DataSource): Promise<DataSource> {
  if (address.kind !== 'sqlite') return writer
  return openReadOnly(address.file, parts)
}

function openReadOnly(file: string, parts: DatabaseParts): Promise<DataSource> {
  return new DataSource({
    ...common(parts),
    type: 'better-sqlite3',
    driver: sqlite,
    database: file,
    readonly: true,
    prepareDatabase: prepareConnection,
  }).initialize()
}

interface SqliteConnection extends Preparing {
  pragma(source: string): unknown
  function(name: string, options: { deterministic: boolean }, implementation: (value: unknown) => unknown): unknown
}

function prepareConnection(connection: SqliteConnection): void {
  giveArrays(connection)
  // SQLite's own converts ASCII only.
  connection.function('lower', { deterministic: true }, (value) =>
    value === null ? null : String(value).toLowerCase(),
  )
}

function prepareWriter(connection: SqliteConnection): void {
  connection.pragma('synchronous = FULL')
  // better-sqlite3 blocks the process while it waits for another writer; the transaction is retried a few times.
  connection.pragma('busy_timeout = 1000')
  prepareConnection(connection)
}

/** TypeORM distinguishes MySQL and MariaDB; the address says mysql for both. */
async function serverKind(options: {
  host: string
  port: number
  username: string
  password: string
  database: string
}) {
  const probe = await new DataSource({ ...options, type: 'mysql', connectTimeout }).initialize()
  try {
    const [{ version }] = await probe.query('SELECT VERSION() AS version')
    return /mariadb/i.test(version) ? 'mariadb' : 'mysql'
  } finally {
    await probe.destroy()
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
