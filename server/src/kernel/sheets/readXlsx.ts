import { readSharedTexts, xmlValue } from './readSharedTexts.js'
import type { Zip } from './readZip.js'
import { type OpenSheet, type ReadCell, type SheetRow, sheetLimits, UnreadableSheet } from './SheetRow.js'
import { clockOf, dateStyles } from './spreadsheetDates.js'
import { xmlRows } from './xmlRows.js'

const rowStart = /<(?:\w+:)?row\b([^>]*)>/
const rowEnd = /<(?:\w+:)?row\b[^>]*\/>|<\/(?:\w+:)?row>/
const cellForm = /<(?:\w+:)?c(?=[\s/>])([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g
const valueForm = /<(?:\w+:)?v(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?v>/

/** What is known of a whole file while its cells are read. */
interface Workbook {
  texts: readonly string[]
  isDate: readonly boolean[]
  startsIn1904: boolean
}

/**
 * The sheets of a spreadsheet in the order of their tabs, without those that are hidden, as Excel, LibreOffice, Gnumeric, Numbers and
 * programs of tills write them. Formulas are read by what they came to.
 * @throws UnreadableSheet
 */
export async function xlsxSheets(zip: Zip): Promise<OpenSheet[]> {
  assertSpreadsheet(zip)
  const book = await zip.text('xl/workbook.xml')
  const texts = await readSharedTexts(zip.pieces('xl/sharedStrings.xml'))
  const workbook: Workbook = {
    texts,
    isDate: dateStyles(await zip.text('xl/styles.xml')),
    startsIn1904: /date1904="(1|true)"/.test(book),
  }
  return (await sheetsOf(zip, book)).map((name) => () => rowsOf(zip, name, workbook))
}

/** Other programs keep their documents in archives too. */
function assertSpreadsheet({ names }: Zip): void {
  if (names.includes('xl/workbook.xml')) return
  if (names.some((name) => name.startsWith('Index/') || name.endsWith('.iwa'))) throw new UnreadableSheet('numbers')
  throw new UnreadableSheet('noTable')
}

/** The files of the sheets in the order of their tabs, without those that are hidden. */
async function sheetsOf(zip: Zip, book: string): Promise<string[]> {
  const relations = await zip.text('xl/_rels/workbook.xml.rels')
  const targets = new Map<string, string>()
  for (const [, attributes = ''] of relations.matchAll(/<(?:\w+:)?Relationship\s([^>]*)>/g)) {
    targets.set(attribute(attributes, 'Id'), attribute(attributes, 'Target'))
  }
  const tabs = [...book.matchAll(/<(?:\w+:)?sheet\s([^>]*)>/g)].map(([, attributes = '']) => attributes)
  const shown = tabs.filter((attributes) => !attribute(attributes, 'state').toLowerCase().includes('hidden'))
  const files = shown.map((attributes) => targets.get(/\b\w*:?id="([^"]*)"/.exec(attributes)?.[1] ?? '') ?? '')
  const named = files.filter((file) => file !== '').map((file) => (file.startsWith('/') ? file.slice(1) : `xl/${file}`))
  const known = named.filter((file) => zip.names.includes(file))
  return known.length > 0 ? known : zip.names.filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
}

async function* rowsOf(zip: Zip, name: string, workbook: Workbook): AsyncGenerator<SheetRow> {
  let number = 0
  let empty = 0
  for await (const { xml, isRow } of xmlRows(zip.pieces(name), rowEnd)) {
    const start = rowStart.exec(xml)
    if (!isRow && start) throw new UnreadableSheet('damaged', number + 1)
    if (!isRow) return
    number = Number(attribute(start?.[1] ?? '', 'r')) || number + 1
    const cells = cellsOf(xml, workbook, number)
    empty = cells.some((cell) => cell !== null) ? 0 : empty + 1
    if (empty === 0) yield { number, cells }
    if (empty > sheetLimits.emptyRows) return
  }
}

function cellsOf(xml: string, workbook: Workbook, row: number): ReadCell[] {
  const cells: ReadCell[] = []
  for (const [, attributes = '', content = ''] of xml.matchAll(cellForm)) {
    const value = cellValue(attributes, content, workbook)
    const column = columnOf(attribute(attributes, 'r')) ?? cells.length
    if (value === null) continue
    if (column >= sheetLimits.columns) throw new UnreadableSheet('tooManyColumns', row)
    while (cells.length < column) cells.push(null)
    cells[column] = value
  }
  return cells
}

function cellValue(attributes: string, content: string, { texts, isDate, startsIn1904 }: Workbook): ReadCell {
  const type = attribute(attributes, 't')
  if (type === 'inlineStr') return textCell(xmlValue(content))
  const value = valueForm.exec(content)?.[1]
  if (value === undefined || value === '') return null
  if (type === 's') return textCell(texts[Number(value)] ?? '')
  if (type === 'str') return textCell(xmlValue(`<t>${value}</t>`))
  if (type === 'b') return value === '1'
  if (type === 'e') return { failed: value.slice(0, 20) }
  if (type === 'd') return clockOf(value)
  const number = Number(value)
  if (!Number.isFinite(number)) return { failed: value.slice(0, 20) }
  return isDate[Number(attribute(attributes, 's'))] ? clockOf(number, startsIn1904) : number
}

function textCell(text: string): string | null {
  return text.trim() === '' ? null : text.slice(0, sheetLimits.characters + 1)
}

/** The place of a column from 0, of the address of a cell such as `AB12`. */
function columnOf(address: string): number | null {
  const letters = /^([A-Z]{1,3})\d/.exec(address)?.[1]
  if (!letters) return null
  return [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function attribute(attributes: string, name: string): string {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
}
