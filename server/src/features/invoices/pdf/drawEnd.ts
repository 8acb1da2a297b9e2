import { centsOf } from '../../../kernel/shared/money.js'
import type { DrawingOptions } from './DocumentLook.js'
import type { DocumentWords } from './documentWords.js'
import { drawSquares } from './drawSquares.js'
import { epcSquares, epcText } from './epcQr.js'
import type { PaperFlow } from './PaperFlow.js'
import { leading, type PaperStyles } from './paperStyles.js'
import { shownTotals } from './shownTotals.js'

const totalsWidth = 250
const codeSize = 84

/** What is under the lines: totals, how to pay, what the law and the shop say. */
export function drawEnd(flow: PaperFlow, words: DocumentWords, styles: PaperStyles, { qr }: DrawingOptions): void {
  flow.y += 4
  drawTotals(flow, words, styles)
  flow.y += 20
  for (const sentence of words.lawSentences()) flow.paragraph(sentence, styles.body)
  drawPayment(flow, words, styles, qr)
  const { text } = words.document
  if (!text) return
  flow.y += 8
  flow.paragraph(text, styles.soft)
}

function drawTotals(flow: PaperFlow, words: DocumentWords, styles: PaperStyles): void {
  const { paper, edges } = flow
  const rows = shownTotals(words)
  const height = leading(styles.body) + 1
  flow.reserve(rows.length * height + leading(styles.total) + 16)
  const box = { left: edges.right - totalsWidth, right: edges.right }
  const table = paper.element('Table')
  const drawRow = (label: string, amount: string, style: PaperStyles['body'], labelStyle: PaperStyles['body']) => {
    const row = paper.element('TR', table)
    paper.tagged('TH', () => flow.line(label, box, flow.y, labelStyle, 'left'), row, { scope: 'Row' })
    paper.tagged('TD', () => flow.line(amount, box, flow.y, style, 'right'), row)
  }
  for (const { label, cents } of rows) {
    drawRow(label, words.amount(cents), styles.body, styles.soft)
    flow.y += height
  }
  if (rows.length > 0) {
    flow.y += 3
    paper.rule(flow.y, box.left, box.right, styles.accent, 1)
    flow.y += 6
  }
  drawRow(totalLabel(words), words.amount(centsOf(words.document.totals.total)), styles.total, styles.total)
  flow.y += leading(styles.total)
}

export function totalLabel(words: DocumentWords): string {
  if (words.document.kind === 'credit') return words.say('invoice.credited')
  return words.say(words.paymentSentence() ? 'invoice.toPay' : 'invoice.total')
}

function drawPayment(flow: PaperFlow, words: DocumentWords, styles: PaperStyles, qr: boolean): void {
  const sentence = words.paymentSentence()
  if (!sentence) return
  const code = qr ? epcText(words.document) : null
  flow.y += 8
  if (!code) {
    flow.paragraph(sentence, styles.body)
    return
  }
  flow.reserve(codeSize + 8)
  const top = flow.y
  const right = { left: flow.edges.right - codeSize, top }
  drawSquares(flow.paper, epcSquares(code), { ...right, size: codeSize }, words)
  const width = flow.width - codeSize - 24
  flow.paragraph(sentence, styles.body, { width })
  flow.paragraph(words.say('invoice.qr'), styles.small, { width })
  flow.y = Math.max(flow.y, top + codeSize)
}
