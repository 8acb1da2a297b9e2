import type { QueryRunner } from 'typeorm'
import { productVersion } from '../settings/productVersion.js'
import { journalTable } from './MigrationJournal.js'
import { NewerDatabaseError } from './NewerDatabaseError.js'
import { latestOf } from './productSchema.js'

/** What has written a database. */
export interface Written {
  /** Null: by a version that did not say so. */
  version: string | null
  /** The names of the migrations that have run. */
  migrations: string[]
}

type Reader = Pick<QueryRunner, 'query' | 'hasTable'>

/** Which version has written this database last. Reads alone, whatever form its tables have. */
export async function readWritten(reader: Reader): Promise<Written> {
  if (!(await reader.hasTable('migrations'))) return { version: null, migrations: [] }
  const rows: { name: string }[] = await reader.query('SELECT name FROM migrations ORDER BY id')
  return { version: await recordedVersion(reader), migrations: rows.map(({ name }) => name) }
}

async function recordedVersion(reader: Reader): Promise<string | null> {
  if (!(await reader.hasTable('database_version'))) return null
  const [row]: { version: string }[] = await reader.query('SELECT version FROM database_version WHERE id = 1')
  return row?.version ?? null
}

/**
 * @param known the names of the migrations of this version
 * @throws NewerDatabaseError when a newer version has written this database: what it has added would be lost or contradicted
 */
export async function assertNotNewer(reader: Reader, known: readonly string[]): Promise<void> {
  const { version, migrations: complete } = await readWritten(reader)
  const migrations = [...complete, ...(await migrationsUnderWay(reader))]
  const unknown = migrations.filter((name) => !known.includes(name))
  const isNewer = unknown.length > 0 || (version !== null && isNewerVersion(version, productVersion))
  if (isNewer) throw new NewerDatabaseError({ version, schema: latestOf(migrations) ?? '', own: productVersion })
}

/** Those that were interrupted, on databases that commit at every change to a table. */
async function migrationsUnderWay(reader: Reader): Promise<string[]> {
  if (!(await reader.hasTable(journalTable))) return []
  const rows: { name: string }[] = await reader.query(`SELECT DISTINCT migration AS name FROM ${journalTable}`)
  return rows.map(({ name }) => name)
}

/** Whether the first is later, by Semantic Versioning; both are three numbers. */
export function isNewerVersion(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0
}

/** Notes that this version has opened the database; its tables are in their present form by now. */
export async function recordVersion(queryRunner: QueryRunner, known: readonly string[]): Promise<void> {
  if (!(await queryRunner.hasTable('database_version'))) return
  const schema = latestOf(known) ?? ''
  const [row]: { version: string; last_migration: string }[] = await queryRunner.query(
    'SELECT version, last_migration FROM database_version WHERE id = 1',
  )
  // A start on a disk that is full or read-only would fail at this.
  if (row?.version === productVersion && row.last_migration === schema) return
  const statement = row
    ? 'UPDATE database_version SET version = ?, last_migration = ?, since = ? WHERE id = 1'
    : 'INSERT INTO database_version (version, last_migration, since, id) VALUES (?, ?, ?, 1)'
  await queryRunner.query(statement, [productVersion, schema, new Date().toISOString()])
}
