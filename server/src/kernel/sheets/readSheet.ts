import { setImmediate } from 'node:timers/promises'
import { decodeText } from './decodeText.js'
import { readCsv } from './readCsv.js'
import { readOds } from './readOds.js'
import { xlsxSheets } from './readXlsx.js'
import { Zip } from './readZip.js'
import { type OpenSheet, type SheetRow, sheetLimits, UnreadableSheet } from './SheetRow.js'

/** Rows that are read before others have a turn. */
const rowsAtOnce = 200
/** Rows of a sheet by which it is told whether it is the table: some programs put a title above it. */
export const lookedRows = 10

/**
 * The rows of a file that have something in them, whatever its name says that it is. Of several sheets it is the first one that is
 * the table that is looked for, else the first one with anything in it: some programs put words about the file before it.
 * @param isTable by the first rows of a sheet
 * @throws UnreadableSheet for what is no table, is damaged, or more than is read
 */
export async function readSheet(
  bytes: Buffer,
  isTable: (start: readonly SheetRow[]) => boolean = () => true,
): Promise<SheetRow[]> {
  if (bytes.length > sheetLimits.bytes) throw new UnreadableSheet('tooLarge')
  const sheets = (await sheetsIn(bytes)).slice(0, sheetLimits.sheets)
  let first: OpenSheet | null = null
  for (const sheet of sheets) {
    const start = await firstRows(sheet)
    if (start.length === 0) continue
    first ??= sheet
    if (isTable(start)) return allRows(sheet)
  }
  if (!first) throw new UnreadableSheet('empty')
  return allRows(first)
}

async function firstRows(sheet: OpenSheet): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const row of sheet()) {
    rows.push(row)
    if (rows.length === lookedRows) break
  }
  return rows
}

async function allRows(sheet: OpenSheet): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  for await (const row of sheet()) {
    rows.push(row)
    if (rows.length % rowsAtOnce === 0) await setImmediate()
    if (rows.length > sheetLimits.rows + 1) throw new UnreadableSheet('tooManyRows')
  }
  return rows
}

async function sheetsIn(bytes: Buffer): Promise<OpenSheet[]> {
  const start = bytes.subarray(0, 8).toString('latin1')
  if (start.startsWith('PK')) return sheetsOfArchive(new Zip(bytes))
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) {
    // A locked workbook is wrapped as the old format is.
    const isLocked = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    throw new UnreadableSheet(isLocked ? 'locked' : 'oldExcel')
  }
  const { text } = decodeText(bytes)
  // Pictures, programs and documents have signs that no table has.
  if (hasControls(text.slice(0, 2000)) || start.startsWith('%PDF')) throw new UnreadableSheet('noTable')
  // Programs of tills write pages of the web and call them .xls.
  if (/^\s*<(?:!doctype|html|head|meta|body|table|\?xml)\b/i.test(text.slice(0, 200)))
    throw new UnreadableSheet('webPage')
  return [() => readCsv(text)]
}

async function sheetsOfArchive(zip: Zip): Promise<OpenSheet[]> {
  if (!zip.names.includes('content.xml')) return xlsxSheets(zip)
  // Texts and drawings of the same programs have one, too.
  if (!(await zip.text('mimetype')).includes('spreadsheet')) throw new UnreadableSheet('noTable')
  return [() => readOds(zip)]
}

function hasControls(text: string): boolean {
  return [...text].some((sign) => sign < ' ' && !'\t\n\v\f\r\u001a'.includes(sign))
}
