import type { InvoiceDocumentLine } from '../../../kernel/shared/invoiceDocument.js'
import { centsOf } from '../../../kernel/shared/money.js'
import { netUnitPrice, showsNetUnitPrices } from '../../../kernel/shared/netUnitPrice.js'
import type { DocumentWords } from './documentWords.js'
import type { Structure } from './Paper.js'
import type { Alignment, PaperFlow } from './PaperFlow.js'
import { leading, type PaperStyles } from './paperStyles.js'
import { shownAmount, showsVat } from './shownTotals.js'

interface Column {
  label: string
  align: Alignment
  left: number
  right: number
  text(line: InvoiceDocumentLine): string
}

const padding = 5
const gap = 14
const minDescription = 150

/** The table of what is charged; its header stands on top of every page that it reaches. */
export function drawLines(flow: PaperFlow, words: DocumentWords, styles: PaperStyles): void {
  const { paper } = flow
  const columns = columnsOf(flow, words, styles)
  const table = paper.element('Table')
  const row = paper.element('TR', table)
  flow.reserve(70)
  drawHeader(flow, columns, styles, (content) => paper.tagged('TH', content, row, { scope: 'Column' }))
  flow.onPage = () => drawHeader(flow, columns, styles, (content) => paper.artifact(content))
  for (const line of words.document.lines) drawLine(flow, columns, styles, table, line)
  flow.onPage = null
}

function drawHeader(
  flow: PaperFlow,
  columns: Column[],
  styles: PaperStyles,
  draw: (content: () => void) => void,
): void {
  const top = flow.y
  const labels = columns.map(({ label, left, right }) =>
    flow.paper.text.wrapped(label, right - left, styles.label).slice(0, 2),
  )
  const rows = Math.max(...labels.map((lines) => lines.length))
  for (const [index, column] of columns.entries()) {
    const lines = labels[index] ?? []
    draw(() => {
      for (const [each, text] of lines.entries()) {
        const above = rows - lines.length + each
        flow.line(text, column, top + above * leading(styles.label), styles.label, column.align)
      }
    })
  }
  flow.y = top + rows * leading(styles.label) + 4
  flow.paper.rule(flow.y, flow.edges.left, flow.edges.right, styles.accent, 1)
  flow.y += padding
}

function drawLine(
  flow: PaperFlow,
  columns: Column[],
  styles: PaperStyles,
  table: Structure,
  line: InvoiceDocumentLine,
): void {
  const { paper } = flow
  const cells = columns.map((column) => ({
    column,
    element: null as Structure | null,
    lines: paper.text.wrapped(column.text(line), column.right - column.left + 0.01, styles.body),
  }))
  const count = Math.max(...cells.map(({ lines }) => lines.length))
  const height = leading(styles.body)
  const row = paper.element('TR', table)
  for (const cell of cells) cell.element = paper.element('TD', row)
  // A line that is taller than half a page goes on on the next one.
  const together = Math.min(count, 20)
  flow.reserve(together * height + padding)
  for (let index = 0; index < count; index++) {
    flow.reserve(height)
    for (const { column, element, lines } of cells) {
      const text = lines[index]
      if (text === undefined || !element) continue
      paper.content(element, 'TD', () => flow.line(text, column, flow.y, styles.body, column.align))
    }
    flow.y += height
  }
  flow.y += padding - 1
  paper.rule(flow.y, flow.edges.left, flow.edges.right, styles.line, 0.5)
  flow.y += padding
}

/** As wide as the widest of their texts; the description has what is left. */
function columnsOf(flow: PaperFlow, words: DocumentWords, styles: PaperStyles): Column[] {
  const { document } = words
  const { lines } = document
  const isTaxed = showsVat(document)
  const amountKey = document.includingVat ? 'invoice.amountIncluding' : 'invoice.amountExcluding'
  const narrow: Omit<Column, 'left' | 'right'>[] = [
    {
      label: words.say('invoice.quantity'),
      align: 'right',
      text: ({ quantity }) => words.number(quantity),
    },
    {
      label: words.say('invoice.unitPrice'),
      align: 'right',
      text: ({ unitPrice }) => words.amount(centsOf(unitPrice)),
    },
  ]
  if (showsNetUnitPrices(document))
    narrow.push({
      label: words.say('invoice.unitPriceExcluding'),
      align: 'right',
      text: (line) => words.unitPrice(netUnitPrice(line, document.includingVat)),
    })
  if (lines.some(({ discount }) => centsOf(discount) !== 0))
    narrow.push({
      label: words.say('invoice.discount'),
      align: 'right',
      text: ({ discount }) => (centsOf(discount) === 0 ? '' : words.amount(-centsOf(discount))),
    })
  if (lines.some(({ treatment }) => treatment !== 'smallBusiness'))
    narrow.push({ label: words.say('invoice.rate'), align: 'right', text: (line) => words.rate(line) })
  narrow.push({
    label: words.say(isTaxed ? amountKey : 'invoice.amount'),
    align: 'right',
    text: (line) => words.amount(shownAmount(line, document.includingVat)),
  })
  const { text } = flow.paper
  const widths = narrow.map((column) =>
    Math.max(
      ...column.label.split(' ').map((word) => text.width(word, styles.label)),
      ...lines.map((line) => text.width(column.text(line), styles.body)),
    ),
  )
  let right = flow.edges.right
  const placed = narrow
    .map((column, index) => ({ ...column, width: widths[index] ?? 0 }))
    .toReversed()
    .map(({ width, ...column }) => {
      const place = { ...column, left: right - width, right }
      right -= width + gap
      return place
    })
  const { left } = flow.edges
  const description: Column = {
    label: words.say('invoice.description'),
    align: 'left',
    left,
    right: Math.max(right, left + minDescription),
    text: (line) => line.description,
  }
  return [description, ...placed.toReversed()]
}
