import { setImmediate } from 'node:timers/promises'
import { decodeText } from './decodeText.js'
import { readCsv } from './readCsv.js'
import { readXlsx } from './readXlsx.js'
import { type SheetRow, sheetLimits, UnreadableSheet } from './SheetRow.js'

/** Rows of a text that are read before others have a turn. */
const rowsAtOnce = 200

/**
 * The rows of a file that have something in them, whatever its name says that it is.
 * @throws UnreadableSheet for what is no table, is damaged, or more than is read
 */
export async function readSheet(bytes: Buffer): Promise<SheetRow[]> {
  if (bytes.length > sheetLimits.bytes) throw new UnreadableSheet('tooLarge')
  const rows: SheetRow[] = []
  for await (const row of rowsIn(bytes)) {
    rows.push(row)
    if (rows.length % rowsAtOnce === 0) await setImmediate()
    if (rows.length > sheetLimits.rows + 1) throw new UnreadableSheet('tooManyRows')
  }
  if (rows.length === 0) throw new UnreadableSheet('empty')
  return rows
}

function rowsIn(bytes: Buffer): AsyncIterable<SheetRow> | Iterable<SheetRow> {
  const start = bytes.subarray(0, 8).toString('latin1')
  if (start.startsWith('PK')) return readXlsx(bytes)
  if (start.startsWith('\u00d0\u00cf\u0011\u00e0')) {
    // A locked workbook is wrapped as the old format is.
    const isLocked = bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    throw new UnreadableSheet(isLocked ? 'locked' : 'oldExcel')
  }
  const { text } = decodeText(bytes)
  // Pictures, programs and documents have signs that no table has.
  if (hasControls(text.slice(0, 2000)) || start.startsWith('%PDF')) throw new UnreadableSheet('noTable')
  return readCsv(text)
}

function hasControls(text: string): boolean {
  return [...text].some((sign) => sign < ' ' && !'\t\n\v\f\r\u001a'.includes(sign))
}
