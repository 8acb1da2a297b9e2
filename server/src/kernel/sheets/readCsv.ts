import { type SheetRow, sheetLimits, UnreadableSheet } from './SheetRow.js'

const separators = [';', ',', '\t', '|'] as const
type Separator = (typeof separators)[number]

/** A text that a spreadsheet would have run, with the apostrophe that `writeCsv` puts in front. */
const guarded = /^'+[=+\-@＝＋－＠\t\r\n]/

/** Cells of a row with nothing in them, such as a row of separators alone. */
const maxCells = 10 * sheetLimits.columns

/** Characters from which the separator is guessed. */
const looked = 20_000

/**
 * The rows of a text with separated values that have something in them. Quotes hold separators, line ends and doubled quotes; a
 * quote within a cell that began without one is an inch sign. Lines may end in any way, also in several.
 * @throws UnreadableSheet for a quote that nothing closes, or too much
 */
export function* readCsv(text: string): Generator<SheetRow> {
  const stated = /^sep=([;,\t|])\r?\n?/i.exec(text)
  const separator = (stated?.[1] as Separator | undefined) ?? separatorOf(text.slice(0, looked))
  const reader = new CsvReader(text, separator, stated?.[0].length ?? 0)
  for (let number = stated ? 2 : 1; !reader.isAtEnd; number++) {
    const first = number
    const cells = reader.row(number)
    number += reader.linesWithin
    if (cells.some((cell) => cell !== null)) yield { number: first, cells }
    else if (reader.isBarren()) return
  }
}

/** The separator that most lines have equally often, outside quotes; the semicolon of Dutch spreadsheets when none. */
function separatorOf(start: string): Separator {
  const lines = start
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 50)
  let best: { separator: Separator; score: number } = { separator: ';', score: 0 }
  for (const separator of separators) {
    const counts = lines.map((line) => line.split(separator).length - 1)
    const headings = counts[0] || underTitle(counts)
    if (headings === 0) continue
    const alike = counts.filter((count) => count === headings).length / lines.length
    const score = alike * 10 + Math.min(headings, 20) / 10
    if (score > best.score) best = { separator, score }
  }
  return best.separator
}

/** How often a separator is in the headings that stand under a title; once may be the comma of a price. */
function underTitle(counts: readonly number[]): number {
  const next = counts.find((count) => count > 0) ?? 0
  const alike = counts.filter((count) => count === next).length
  return next > 1 && alike * 2 > counts.length ? next : 0
}

/** Reads one row after another. */
class CsvReader {
  /** Line ends within the cells of the last row. */
  linesWithin = 0
  private emptyRows = 0

  constructor(
    private readonly text: string,
    private readonly separator: Separator,
    private place: number,
  ) {}

  get isAtEnd(): boolean {
    return this.place >= this.text.length
  }

  /** Whether so many rows were empty that nothing more is expected. */
  isBarren(): boolean {
    this.emptyRows++
    return this.emptyRows > sheetLimits.emptyRows
  }

  row(number: number): (string | null)[] {
    const cells: (string | null)[] = []
    this.linesWithin = 0
    for (let count = 0; ; count++) {
      if (count > maxCells) throw new UnreadableSheet('tooManyColumns', number)
      const cell = this.text[this.place] === '"' ? this.quoted(number) : this.plain()
      if (cells.length < sheetLimits.columns) cells.push(cellOf(cell))
      else if (cell.trim() !== '') throw new UnreadableSheet('tooManyColumns', number)
      if (this.text[this.place] !== this.separator) break
      this.place++
    }
    if (this.text[this.place] === '\r') this.place++
    if (this.text[this.place] === '\n') this.place++
    if (cells.some((cell) => cell !== null)) this.emptyRows = 0
    return cells
  }

  private plain(): string {
    const start = this.place
    while (this.place < this.text.length && !this.isBoundary(this.text[this.place])) this.place++
    return this.text.slice(start, this.place).trim()
  }

  private quoted(number: number): string {
    let cell = ''
    let from = this.place + 1
    for (;;) {
      const end = this.text.indexOf('"', from)
      if (end < 0) throw new UnreadableSheet('openQuote', number)
      cell += this.text.slice(from, end)
      if (this.text[end + 1] !== '"') {
        this.place = end + 1
        break
      }
      cell += '"'
      from = end + 2
    }
    this.linesWithin += cell.split(/\r\n|\n|\r/).length - 1
    // What follows a closing quote belongs to the cell, as programs write that double no quotes.
    return cell + this.plain()
  }

  private isBoundary(sign: string | undefined): boolean {
    return sign === this.separator || sign === '\n' || sign === '\r'
  }
}

function cellOf(text: string): string | null {
  if (text.trim() === '') return null
  return (guarded.test(text) ? text.slice(1) : text).slice(0, sheetLimits.characters + 1)
}
