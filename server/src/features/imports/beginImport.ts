import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { allow } from '../../kernel/access/allow.js'
import { isProgram } from '../../kernel/access/Viewer.js'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { readContent } from '../../kernel/media/readContent.js'
import { readSheet } from '../../kernel/sheets/readSheet.js'
import { type SheetRow, UnreadableSheet } from '../../kernel/sheets/SheetRow.js'
import { assertNoneIsWorkedOn, claimImport } from './claimedImport.js'
import { DataImport } from './DataImport.js'
import { ImportRow } from './ImportRow.js'
import type { ImportServices } from './Imports.js'
import { entityOf, type ImportedName } from './importedKinds.js'
import { recognisedTable, targetsOf } from './recognisedColumns.js'

/** Rows that are stored in one statement. */
const batch = 100
const [maxPictures, maxPictureName] = [2000, 200]

/**
 * Reads a file and keeps it, to be judged: nothing of the shop changes.
 * @throws ShopError VALIDATION for a file that is no table, CONFLICT while another import is worked on
 */
export async function beginImport(
  context: Context<ImportServices>,
  entity: ImportedName,
  file: { stream: Readable; name: string },
  pictures: readonly string[],
): Promise<DataImport> {
  await assertImportable(context, entity)
  await assertNoneIsWorkedOn(context.services.database)
  if (pictures.length > maxPictures || pictures.some((name) => name.length > maxPictureName)) {
    throw new ShopError('BAD_REQUEST')
  }
  const { columns, rows } = recognisedTable(entity, await rowsOf(file.stream))
  if (rows.length === 0) throw invalidField('file', { key: 'sheet.empty' })
  const { viewer, services } = context
  const now = new Date().toISOString()
  const added = await services.database.write((manager) =>
    manager.save(DataImport, {
      ...{ entity, columns, state: 'judging' as const, busy: null, seenAt: now, at: now, total: rows.length },
      ...{ numbers: null, fileName: file.name.slice(-200) },
      ...{ user: viewer && !isProgram(viewer) ? viewer.id : null, userName: viewer?.name ?? null },
      pictures: Object.fromEntries(pictures.map((name) => [name, null])),
    }),
  )
  for (let from = 0; from < rows.length; from += batch) {
    const values = rows.slice(from, from + batch).map(({ number, cells }) => ({
      ...{ import: added.id, number, cells, entity, title: '', faults: [] },
      ...{ outcome: null, result: null, record: null, before: null, after: null },
    }))
    await services.database.write((manager) => manager.insert(ImportRow, values as object[]))
    await setImmediate()
  }
  const claimed = await claimImport(services.database, added.id, ['judging'], 'judging')
  services.imports.judge(context, claimed)
  return claimed
}

/** @throws ShopError FORBIDDEN, CONFLICT where the shop does not use that part */
export async function assertImportable(context: Context, name: ImportedName): Promise<void> {
  const { name: entity } = entityOf(name)
  allow(context.viewer, 'create', entity)
  allow(context.viewer, 'update', entity)
  const { entities } = await context.services.switches.now()
  if (entities.has(entity)) throw new ShopError('CONFLICT', { message: { key: 'import.unusable' } })
}

async function rowsOf(stream: Readable): Promise<SheetRow[]> {
  try {
    return await readSheet(await readContent(stream))
  } catch (error) {
    if (!(error instanceof UnreadableSheet)) throw error
    const values = error.row === null ? {} : { row: error.row }
    throw invalidField('file', { key: `sheet.${error.fault}`, values })
  }
}

/**
 * Says anew what the columns hold, and how numbers are written; then the rows are judged again.
 * @throws ShopError VALIDATION, CONFLICT, NOT_FOUND
 */
export async function chooseColumns(
  context: Context<ImportServices>,
  id: number,
  targets: readonly (string | null)[],
  numbers: DataImport['numbers'],
): Promise<DataImport> {
  const { database, imports } = context.services
  const found = await database.reader.findOneBy(DataImport, { id })
  if (!found) throw new ShopError('NOT_FOUND', { message: { key: 'import.gone' } })
  await assertImportable(context, found.entity as ImportedName)
  const known = targetsOf(found.entity)
  const chosen = targets.filter((target) => target !== null)
  if (targets.length !== found.columns.length || chosen.some((target) => !known.includes(target))) {
    throw new ShopError('BAD_REQUEST')
  }
  if (new Set(chosen).size < chosen.length) throw invalidField('columns', { key: 'import.columnTwice' })
  if (chosen.length === 0) throw invalidField('columns', { key: 'import.noColumns' })
  const columns = found.columns.map((column, place) => ({ ...column, target: targets[place] ?? null }))
  const claimed = await claimImport(database, id, ['judging', 'ready'], 'judging', async (manager) => {
    await manager.update(DataImport, { id }, { columns, numbers })
    await manager.update(ImportRow, { import: id }, { outcome: null })
  })
  imports.judge(context, claimed)
  return claimed
}
