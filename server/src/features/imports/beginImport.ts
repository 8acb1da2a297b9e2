import type { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { isProgram } from '../../kernel/access/Viewer.js'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import type { MediaServices } from '../../kernel/media/MediaLibrary.js'
import { readContent } from '../../kernel/media/readContent.js'
import { readSheet } from '../../kernel/sheets/readSheet.js'
import { type SheetRow, UnreadableSheet } from '../../kernel/sheets/SheetRow.js'
import { assertImportable } from './assertImportable.js'
import { assertNoneIsWorkedOn, claimImport } from './claimedImport.js'
import { DataImport } from './DataImport.js'
import { ImportRow } from './ImportRow.js'
import type { ImportServices } from './Imports.js'
import type { ImportedName } from './importedKinds.js'
import { hasHeadings, recognisedTable, targetsOf } from './recognisedColumns.js'
import { siteInFile } from './siteInFile.js'
import { rowsOfExport, wordpress } from './wordpressRows.js'

/** Rows that are stored in one statement; those of a site hold whole texts. */
const [batch, siteBatch] = [100, 10]
const [maxPictures, maxPictureName] = [2000, 200]

/**
 * Reads a file and keeps it, to be judged: nothing of the shop changes.
 * @throws ShopError VALIDATION for a file that is no table, CONFLICT while another import is worked on
 */
export async function beginImport(
  context: Context<ImportServices & MediaServices>,
  entity: ImportedName,
  file: { stream: Readable; name: string },
  pictures: readonly string[],
): Promise<DataImport> {
  await assertImportable(context, entity)
  await assertNoneIsWorkedOn(context.services.database)
  if (pictures.length > maxPictures || pictures.some((name) => name.length > maxPictureName)) {
    throw new ShopError('BAD_REQUEST')
  }
  const { columns, options, rows } =
    entity === wordpress ? await siteRows(file.stream) : await tableRows(entity, file.stream)
  if (rows.length === 0)
    throw invalidField('file', { key: entity === wordpress ? 'sheet.empty' : 'sheet.onlyHeadings' })
  const { viewer, services } = context
  const now = new Date().toISOString()
  const atOnce = options ? siteBatch : batch
  // All of it or nothing, so that nobody goes on with half a file.
  const added = await services.database.write(async (manager) => {
    const stored = await manager.save(DataImport, {
      ...{ entity, columns, options, state: 'judging' as const, busy: null, seenAt: now, at: now, total: rows.length },
      ...{ numbers: null, fileName: file.name.slice(-200) },
      ...{ user: viewer && !isProgram(viewer) ? viewer.id : null, userName: viewer?.name ?? null },
      pictures: Object.fromEntries(pictures.map((name) => [name, null])),
    })
    for (let from = 0; from < rows.length; from += atOnce) {
      const values = rows.slice(from, from + atOnce).map((row) => ({
        ...{ import: stored.id, entity, title: '', faults: [], notes: null, also: null },
        ...{ outcome: null, result: null, record: null, before: null, after: null, ...row },
      }))
      await manager.insert(ImportRow, values as object[])
      await setImmediate()
    }
    return stored
  })
  const claimed = await claimImport(services.database, added.id, ['judging'], 'judging')
  services.imports.judge(context, claimed)
  return claimed
}

/** What is read of a file. */
interface FileRows extends Pick<DataImport, 'columns' | 'options'> {
  rows: Partial<ImportRow>[]
}

async function siteRows(stream: Readable): Promise<FileRows> {
  const site = await siteInFile(stream)
  return { columns: [], options: { language: site.language, menus: false }, rows: rowsOfExport(site) }
}

async function tableRows(entity: ImportedName, stream: Readable): Promise<FileRows> {
  return { options: null, ...(await recognisedTable(entity, await rowsOf(entity, stream))) }
}

async function rowsOf(entity: ImportedName, stream: Readable): Promise<SheetRow[]> {
  try {
    return await readSheet(await readContent(stream), (start) => hasHeadings(entity, start))
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
  context: Context<ImportServices & MediaServices>,
  id: number,
  targets: readonly (string | null)[],
  numbers: DataImport['numbers'],
): Promise<DataImport> {
  const { database, imports } = context.services
  const found = await database.reader.findOneBy(DataImport, { id })
  if (!found) throw new ShopError('NOT_FOUND', { message: { key: 'import.gone' } })
  await assertImportable(context, found.entity as ImportedName)
  if (found.entity === wordpress) throw new ShopError('CONFLICT', { message: { key: 'import.notNow' } })
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
