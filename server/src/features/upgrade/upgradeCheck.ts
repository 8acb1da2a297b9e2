import { existsSync } from 'node:fs'
import { readdir, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { migrations } from '../../kernel/database/migrations/registry.js'
import { openAsItIs } from '../../kernel/database/openDatabase.js'
import { assertNotNewer, readWritten } from '../../kernel/database/versionOfDatabase.js'
import { productVersion } from '../../kernel/settings/productVersion.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { changesSince } from './changesSince.js'
import { type MigrationWork, migrationWork } from './migrationWork.js'

/**
 * What an upgrade to this version would do to the shop of these settings, as text for its operator. Changes nothing, and the shop may
 * run meanwhile.
 * @throws NewerDatabaseError when a newer version has written the database
 */
export async function upgradeCheck({ database, uploads, backups }: Settings): Promise<string> {
  const isSqlite = database.kind === 'sqlite'
  if (isSqlite && !existsSync(database.file)) return 'There is no database yet: the first start makes it.'
  const source = await openAsItIs(database)
  try {
    const runner = source.createQueryRunner()
    await assertNotNewer(
      runner,
      migrations.map(({ name }) => name),
    )
    const { version, migrations: done } = await readWritten(runner)
    const work = await migrationWork(runner, isSqlite, done)
    await runner.release()
    const uploaded = uploads.kind === 'folder' ? await bytesIn(uploads.folder) : null
    return [
      `This is version ${productVersion}. The database was written by ${version === null ? 'a version that does not say which it was' : `version ${version}`}.`,
      '',
      ...workLines(work),
      `Disk: ${size(work.bytes)} more for the database while its tables are written anew${isSqlite ? await freeBeside(path.dirname(database.file)) : ', on the disk of its server'}.`,
      uploaded === null
        ? 'Backup before it: about as large as what is in the bucket.'
        : `Backup before it: ${size(uploaded + work.bytes / 2)}${backups?.place.kind === 'folder' ? await freeBeside(backups.place.folder) : ''}.`,
      '',
      'What asks for attention, from CHANGELOG.md, which has all that was added and mended too:',
      ...changesSince(version),
    ].join('\n')
  } finally {
    await source.destroy()
  }
}

function workLines({ pending, rows, seconds }: MigrationWork): string[] {
  if (pending.length === 0) return ['Migrations to come: none.', 'Time: that of a restart.']
  return [
    `Migrations to come: ${pending.length}`,
    ...pending.map((name) => `  ${name}`),
    `Time: ${duration(seconds)} during which the shop does not answer, by the ${rows.toLocaleString('en')} rows that are touched.`,
  ]
}

function duration(seconds: number): string {
  return seconds < 60 ? 'less than a minute' : `about ${Math.ceil(seconds / 60)} minutes`
}

/** The folder may be made only by the first start. */
async function freeBeside(folder: string): Promise<string> {
  const place = existsSync(folder) ? folder : path.dirname(folder)
  const { bavail, bsize } = await statfs(place)
  return `; ${size(bavail * bsize)} free there`
}

async function bytesIn(folder: string): Promise<number> {
  if (!existsSync(folder)) return 0
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  let total = 0
  for (const entry of entries) {
    // A width of an image may be removed meanwhile.
    if (entry.isFile()) total += (await stat(path.join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }))).size
  }
  return total
}

function size(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes < 1024 ? `${Math.ceil(megabytes)} MB` : `${(megabytes / 1024).toFixed(1)} GB`
}
