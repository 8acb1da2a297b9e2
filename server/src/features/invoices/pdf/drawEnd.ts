import { centsOf } from '../../../kernel/shared/money.js'
import type { DrawingOptions, PaidPart } from './DocumentLook.js'
import type { DocumentWords } from './documentWords.js'
import { drawSquares } from './drawSquares.js'
import { epcSquares } from './epcQr.js'
import { PaperFlow } from './PaperFlow.js'
import { paidRows } from './paidRows.js'
import { pair } from './pairs.js'
import { leading, type PaperStyles } from './paperStyles.js'
import { payCodes } from './payCodes.js'
import { shownTotals } from './shownTotals.js'

const totalsWidth = 250
const codeSize = 84
/** Between two codes. */
const codeGap = 20
const captionGap = 4

/** What is under the lines: totals, how to pay, what the law and the shop say. */
export function drawEnd(flow: PaperFlow, words: DocumentWords, styles: PaperStyles, options: DrawingOptions): void {
  flow.y += 4
  drawTotals(flow, words, styles, options.paid ?? [])
  flow.y += 20
  for (const sentence of words.lawSentences()) flow.paragraph(sentence, styles.body)
  drawPayment(flow, words, styles, options)
  const { text } = words.document
  if (!text) return
  flow.y += 8
  flow.paragraph(text, styles.soft)
}

function drawTotals(flow: PaperFlow, words: DocumentWords, styles: PaperStyles, paid: readonly PaidPart[]): void {
  const { paper, edges } = flow
  const rows = shownTotals(words)
  const height = leading(styles.body) + 1
  const payments = paidRows(words, paid)
  flow.reserve((rows.length + payments.length) * height + leading(styles.total) + 20)
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
  if (payments.length === 0) return
  const narrow = new PaperFlow(paper, { ...edges, left: box.left })
  narrow.y = flow.y + 4
  for (const { label, cents } of payments) pair(narrow, table, label, words.amount(cents), styles.soft)
  flow.y = narrow.y
}

export function totalLabel(words: DocumentWords): string {
  if (words.document.kind === 'credit') return words.say('invoice.credited')
  return words.say(words.paymentSentence() ? 'invoice.toPay' : 'invoice.total')
}

function drawPayment(flow: PaperFlow, words: DocumentWords, styles: PaperStyles, options: DrawingOptions): void {
  const sentence = words.paymentSentence()
  if (!sentence) return
  const codes = payCodes(words, options)
  flow.y += 8
  if (codes.length === 0) {
    flow.paragraph(sentence, styles.body)
    return
  }
  const { paper, edges } = flow
  const captions = codes.map(({ caption }) => paper.text.wrapped(caption, codeSize, styles.small))
  const height = codeSize + captionGap + Math.max(...captions.map(({ length }) => length)) * leading(styles.small)
  flow.reserve(height)
  const top = flow.y
  flow.paragraph(sentence, styles.body, { width: flow.width - codes.length * (codeSize + codeGap) - codeGap })
  for (const [place, { text, alt }] of codes.entries()) {
    const left = edges.right - codeSize - (codes.length - 1 - place) * (codeSize + codeGap)
    drawSquares(paper, epcSquares(text), { left, top, size: codeSize }, alt)
    const box = { left, right: left + codeSize }
    const element = paper.element('P')
    for (const [line, words] of (captions[place] ?? []).entries()) {
      const at = top + codeSize + captionGap + line * leading(styles.small)
      paper.content(element, 'P', () => flow.line(words, box, at, styles.small, 'centre'))
    }
  }
  flow.y = Math.max(flow.y, top + height)
}
