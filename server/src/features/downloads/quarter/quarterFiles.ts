import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Message, say } from '../../../kernel/i18n/say.js'
import { excelSheet } from '../../../kernel/shared/excelSheet.js'
import type { Sheet } from '../../../kernel/shared/Sheet.js'
import type { Language } from '../../../kernel/shared/screens.js'
import { writeCsv } from '../../../kernel/shared/writeCsv.js'
import type { Quarter } from './Quarter.js'
import { type ArchiveServices, quarterArchives } from './quarterArchives.js'
import type { QuarterContent } from './quarterContent.js'
import { QuarterSheets } from './quarterSheets.js'
import { writeWorkbook } from './writeWorkbook.js'
import type { Auditfile } from './xaf/Auditfile.js'
import { writeXaf } from './xaf/writeXaf.js'

export interface QuarterFile {
  name: string
  content: Buffer
}

/** What a quarter is named after in its files. */
type Named = Pick<Quarter, 'year' | 'quarter'> & { language: Language }

/**
 * The tables of a quarter for both kinds of program that accountants use, under the same name, the auditfile, and what was
 * issued in a ZIP. A shop that has issued and bought nothing gets its jobs alone. Others have their turn between.
 * @param audit null where nothing was issued or bought
 */
export async function* quarterFiles(
  services: ArchiveServices,
  content: QuarterContent,
  named: Named,
  audit: Auditfile | null,
): AsyncGenerator<QuarterFile> {
  const sheets = new QuarterSheets(content, named.language)
  if (audit) {
    yield* tableFiles(sheets.vatReturn(), { key: 'quarter.title.return' }, named)
    yield* tableFiles(sheets.invoices(), { key: 'quarter.title.invoices' }, named)
    yield* tableFiles(sheets.payments(), { key: 'quarter.title.payments' }, named)
  }
  if (content.purchases.length > 0) yield* tableFiles(sheets.purchases(), { key: 'quarter.title.purchases' }, named)
  if (content.closings.length > 0) yield* tableFiles(sheets.closings(), { key: 'quarter.title.closings' }, named)
  if (!audit || content.jobs.length > 0) yield* tableFiles(sheets.jobs(), { key: 'quarter.title' }, named)
  if (audit) yield { name: nameOf({ key: 'quarter.title.audit' }, named, 'xaf'), content: await written(audit) }
  let part = 0
  for await (const archive of quarterArchives(services, content, named.language)) {
    const title = part++ === 0 ? ({ key: 'quarter.title.archive' } as const) : partTitle(part)
    yield { name: nameOf(title, named, 'zip'), content: archive }
  }
}

/** @param part from 2 on */
function partTitle(part: number): Message {
  return { key: 'quarter.title.archivePart', values: { part: String(part) } }
}

async function* tableFiles(sheet: Sheet, title: Message, named: Named): AsyncGenerator<QuarterFile> {
  await nextTurn()
  yield { name: nameOf(title, named, 'csv'), content: Buffer.from(writeCsv(sheet, named.language)) }
  await nextTurn()
  // It has days alone, which are the same in any time zone.
  const workbook = await writeWorkbook(excelSheet(sheet, named.language, 'UTC'))
  yield { name: nameOf(title, named, 'xlsx'), content: workbook }
}

export function nameOf(title: Message, { year, quarter, language }: Named, extension: string): string {
  const values = { ...title.values, year: String(year), quarter: String(quarter) }
  return `${say(language, { ...title, values } as Message)}.${extension}`
}

/** Pieces of an auditfile that are written before others have their turn. */
const piecesAtOnce = 500

async function written(audit: Auditfile): Promise<Buffer> {
  const pieces: string[] = []
  for (const piece of writeXaf(audit)) if (pieces.push(piece) % piecesAtOnce === 0) await nextTurn()
  return Buffer.from(pieces.join(''))
}
