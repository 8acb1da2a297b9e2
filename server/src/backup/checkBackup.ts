import { createHash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { backedUpTables, migrationNames } from './backedUpTables.js'
import { type BackupCount, type BackupLine, readLines } from './backupFile.js'
import { RestoreError } from './RestoreError.js'

/**
 * Reads a whole backup before anything is changed, to check that it is complete, undamaged and of the same migrations.
 * @returns what it contains
 * @throws RestoreError
 */
export async function checkBackup(manager: EntityManager, file: string): Promise<BackupCount> {
  const tables = backedUpTables(manager)
  const sum = createHash('sha256')
  const found: BackupCount = { rows: 0, images: 0, files: 0, missing: 0 }
  let isBegun = false
  let expected: BackupCount | null = null
  for await (const { text, line } of linesOf(file)) {
    if (expected) throw damaged(file, 'it goes on after its end')
    if ('count' in line) {
      if (line.sha256 !== sum.digest('hex')) throw damaged(file, 'its checksum is another')
      expected = line.count
      continue
    }
    sum.update(`${text}\n`)
    if (!isBegun) {
      await assertFits(manager, file, line)
      isBegun = true
    } else if ('row' in line) {
      if (!tables.includes(line.table)) throw damaged(file, `it has a table ${line.table}, which is not there`)
      found.rows++
    } else if ('image' in line) found.images++
    else if ('file' in line && line.isLast) found.files++
  }
  if (!isBegun) throw new RestoreError(`${file} is not a backup of a shop.`)
  if (!expected) throw damaged(file, 'its end is missing')
  for (const kind of ['rows', 'images', 'files'] as const) {
    if (found[kind] !== expected[kind]) throw damaged(file, `it holds ${found[kind]} ${kind} of ${expected[kind]}`)
  }
  return expected
}

async function* linesOf(file: string): AsyncGenerator<{ text: string; line: BackupLine }> {
  try {
    for await (const text of readLines(file)) yield { text, line: Object(JSON.parse(text)) as BackupLine }
  } catch (error) {
    throw new RestoreError(`${file} cannot be read as a backup (${error instanceof Error ? error.message : error}).`)
  }
}

async function assertFits(manager: EntityManager, file: string, line: BackupLine): Promise<void> {
  if (!('shop' in line)) throw new RestoreError(`${file} is not a backup of a shop.`)
  const current = await migrationNames(manager)
  if (line.shop !== 2 || current.join() !== line.migrations.join()) {
    throw new RestoreError(
      'The backup is of another version of the product: restore it with that version, then upgrade.',
    )
  }
}

function damaged(file: string, how: string): RestoreError {
  return new RestoreError(`${file} is damaged: ${how}. Nothing was changed.`)
}
