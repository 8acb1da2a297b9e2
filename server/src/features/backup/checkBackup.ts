import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { EntityManager } from 'typeorm'
import { isNewerVersion } from '../../kernel/database/versionOfDatabase.js'
import { productVersion } from '../../kernel/settings/productVersion.js'
import { backedUpTables, migrationNames } from './backedUpTables.js'
import { type BackupCount, type BackupLine, readLines } from './backupFile.js'
import { RestoreError } from './RestoreError.js'

export interface CheckedBackup {
  count: BackupCount
  /** The names of the migrations that had run when it was made. */
  migrations: readonly string[]
  /** Whether these are all that have run here. */
  isCurrent: boolean
}

/**
 * Reads a whole backup before anything is changed, to check that it is complete, undamaged and not of a newer version.
 * @param content where it is read from
 * @throws RestoreError
 */
export async function checkBackup(
  manager: EntityManager,
  file: string,
  content: string | Readable = file,
): Promise<CheckedBackup> {
  const tables = backedUpTables(manager)
  const sum = createHash('sha256')
  const found: BackupCount = { rows: 0, images: 0, files: 0, missing: 0 }
  const current = await migrationNames(manager)
  let migrations: readonly string[] | null = null
  let isCurrent = false
  let expected: BackupCount | null = null
  for await (const { text, line } of linesOf(file, content)) {
    if (expected) throw damaged(file, 'it goes on after its end')
    if ('count' in line) {
      if (line.sha256 !== sum.digest('hex')) throw damaged(file, 'its checksum is another')
      expected = line.count
      continue
    }
    sum.update(`${text}\n`)
    if (!migrations) {
      migrations = migrationsOf(file, line, current)
      isCurrent = migrations.length === current.length
    } else if ('row' in line) {
      if (isCurrent && !tables.includes(line.table))
        throw damaged(file, `it has a table ${line.table}, which is not there`)
      found.rows++
    } else if ('image' in line) found.images++
    else if ('photo' in line) found.files++
    else if ('file' in line && line.isLast) found.files++
  }
  if (!migrations) throw new RestoreError(`${file} is not a backup of a shop.`)
  if (!expected) throw damaged(file, 'its end is missing')
  for (const kind of ['rows', 'images', 'files'] as const) {
    if (found[kind] !== expected[kind]) throw damaged(file, `it holds ${found[kind]} ${kind} of ${expected[kind]}`)
  }
  return { count: expected, migrations, isCurrent }
}

async function* linesOf(file: string, content: string | Readable): AsyncGenerator<{ text: string; line: BackupLine }> {
  try {
    for await (const text of readLines(content)) yield { text, line: Object(JSON.parse(text)) as BackupLine }
  } catch (error) {
    throw new RestoreError(`${file} cannot be read as a backup (${error instanceof Error ? error.message : error}).`, {
      cause: error,
    })
  }
}

/** @param current the migrations that have run here, which are all of this version */
function migrationsOf(file: string, line: BackupLine, current: readonly string[]): readonly string[] {
  if (!('shop' in line)) throw new RestoreError(`${file} is not a backup of a shop.`)
  const { version } = line
  const isNewer = version !== undefined && isNewerVersion(version, productVersion)
  if (line.shop !== 2 || isNewer || !line.migrations.every((name) => current.includes(name))) {
    const writer = version === undefined ? '' : ` ${version}`
    throw new RestoreError(
      `The backup was made by a newer version${writer} of the product, and this is ${productVersion}: restore it with that one. Nothing was changed.`,
    )
  }
  return line.migrations
}

function damaged(file: string, how: string): RestoreError {
  return new RestoreError(`${file} is damaged: ${how}. Nothing was changed.`)
}
