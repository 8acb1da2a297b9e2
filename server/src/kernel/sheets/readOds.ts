import { readXml } from '../xml/readXml.js'
import type { Zip } from './readZip.js'
import { type ReadCell, type SheetRow, sheetLimits, UnreadableSheet } from './SheetRow.js'
import { clockOf } from './spreadsheetDates.js'
import { xmlRows } from './xmlRows.js'

const rowEnd = /<table:table-row\b[^>]*\/>|<\/table:table-row>/

/** What stands in cells beside what they say. */
const besides: readonly string[] = ['office:annotation', 'draw:frame']

interface OpenCell {
  attributes: ReadonlyMap<string, string>
  paragraphs: string[]
}

/**
 * The rows of the first table of an OpenDocument spreadsheet that has any and is not hidden, as LibreOffice writes it. Formulas are
 * read by what they came to.
 * @throws UnreadableSheet
 */
export async function* readOds(zip: Zip): AsyncGenerator<SheetRow> {
  // A password leaves the names of the files, and a list of how they are locked.
  if ((await zip.text('META-INF/manifest.xml')).includes('encryption-data')) throw new UnreadableSheet('locked')
  const reader = new OdsReader()
  let empty = 0
  let hasRows = false
  for await (const { xml, isRow } of xmlRows(zip.pieces('content.xml'), rowEnd)) {
    const { cells, first, repeated, isNewTable, isUnended } = reader.row(xml)
    if (isNewTable && hasRows) return
    if (!isRow && isUnended) throw new UnreadableSheet('damaged', first)
    if (!isRow) return
    empty = cells.length > 0 ? 0 : empty + repeated
    if (empty > sheetLimits.emptyRows && hasRows) return
    if (cells.length === 0) continue
    hasRows = true
    for (let number = first; number < first + Math.min(repeated, sheetLimits.rows + 2); number++)
      yield { number, cells }
  }
}

/** Reads one row after another, and what stands between them. */
class OdsReader {
  private readonly hidden = new Set<string>()
  private isHidden = false
  private style = ''
  private number = 1

  row(xml: string) {
    let cells: ReadCell[] = []
    let [repeated, isNewTable, isUnended, depth] = [1, false, false, 0]
    let cell: OpenCell | null = null
    for (const event of readXml(xml)) {
      if (event.kind === 'text') {
        if (cell && depth === 0 && cell.paragraphs.length > 0) addText(cell, event.text)
        continue
      }
      const { kind, name } = event
      const isOpen = kind === 'open'
      if (besides.includes(name)) depth += isOpen ? 1 : -1
      else if (name === 'table:table-row') {
        isUnended = isOpen
        if (isOpen) repeated = countOf(event.attributes(), 'table:number-rows-repeated')
      } else if (name === 'table:table' && isOpen) {
        this.number = 1
        isNewTable = true
        this.isHidden = this.hidden.has(event.attributes().get('table:style-name') ?? '')
      } else if (name === 'style:style' && isOpen) this.style = event.attributes().get('style:name') ?? ''
      else if (name === 'style:table-properties' && isOpen) {
        if (event.attributes().get('table:display') === 'false') this.hidden.add(this.style)
      } else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
        if (isOpen) cell = { attributes: event.attributes(), paragraphs: [] }
        else if (cell) {
          cells = withCell(cells, cell, this.number)
          cell = null
        }
      } else if (cell && depth === 0 && isOpen) addMark(cell, name, event.attributes)
    }
    const first = this.number
    this.number += repeated
    while (cells.at(-1) === null) cells.pop()
    return { cells: this.isHidden ? [] : cells, first, repeated, isNewTable, isUnended }
  }
}

function addText({ paragraphs }: OpenCell, text: string): void {
  paragraphs.push((paragraphs.pop() ?? '') + text)
}

function addMark(cell: OpenCell, name: string, attributes: () => ReadonlyMap<string, string>): void {
  if (name === 'text:p' || name === 'text:h') cell.paragraphs.push('')
  else if (name === 'text:s') addText(cell, ' '.repeat(Math.min(countOf(attributes(), 'text:c'), 100)))
  else if (name === 'text:tab') addText(cell, '\t')
  else if (name === 'text:line-break') addText(cell, '\n')
}

/** @throws UnreadableSheet for more columns than are read */
function withCell(cells: ReadCell[], cell: OpenCell, row: number): ReadCell[] {
  const value = cellValue(cell)
  // What spreadsheets repeat to the end of a row is empty.
  const repeated = Math.min(countOf(cell.attributes, 'table:number-columns-repeated'), sheetLimits.columns + 1)
  if (value !== null && cells.length + repeated > sheetLimits.columns) throw new UnreadableSheet('tooManyColumns', row)
  return [...cells, ...Array.from({ length: repeated }, () => value)]
}

function cellValue({ attributes, paragraphs }: OpenCell): ReadCell {
  const text = paragraphs.join('\n')
  if (attributes.get('calcext:value-type') === 'error') return { failed: text.slice(0, 20) }
  switch (attributes.get('office:value-type')) {
    case 'float':
    case 'currency':
    case 'percentage': {
      const number = Number(attributes.get('office:value'))
      return Number.isFinite(number) ? number : { failed: text.slice(0, 20) }
    }
    case 'boolean':
      return attributes.get('office:boolean-value') === 'true'
    case 'date':
      return clockOf(attributes.get('office:date-value') ?? '')
    default: {
      const said = attributes.get('office:string-value') ?? text
      return said.trim() === '' ? null : said.slice(0, sheetLimits.characters + 1)
    }
  }
}

/** How often something is there, at least once. */
function countOf(attributes: ReadonlyMap<string, string>, name: string): number {
  const count = Number(attributes.get(name) ?? 1)
  return Number.isSafeInteger(count) && count > 0 ? count : 1
}
