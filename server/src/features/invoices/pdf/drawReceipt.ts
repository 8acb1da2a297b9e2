import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'
import { centsOf } from '../../../kernel/shared/money.js'
import type { DocumentLook, DrawingOptions } from './DocumentLook.js'
import { DocumentWords } from './documentWords.js'
import { drawBars } from './drawBars.js'
import { totalLabel } from './drawEnd.js'
import { jobsText, present, town } from './drawHeading.js'
import { drawSquares } from './drawSquares.js'
import { epcSquares } from './epcQr.js'
import { numberBars } from './numberBars.js'
import { Paper } from './Paper.js'
import { PaperFlow } from './PaperFlow.js'
import { paidRows } from './paidRows.js'
import { divide, pair } from './pairs.js'
import { type PaperLogo, paperLogo } from './paperLogo.js'
import { type PaperStyles, paperStyles } from './paperStyles.js'
import { payCodes } from './payCodes.js'
import { shownAmount, shownTotals } from './shownTotals.js'

/** Of a roll of 80 mm. */
const width = 226.77
/** What printers of receipts leave white. */
const margin = 14
/** More than any document is long. */
const measuringHeight = 100_000
const maxLogo = { width: 130, height: 48 }
const codeSize = 110
/** The module of the barcode is 3 dots of a printer of 203 dots per inch: 0.375 mm. */
const bar = { module: 1.064, height: 34 }

/** An issued document for a roll of 80 mm: one page, as long as what is on it. */
export async function drawReceipt(
  document: InvoiceDocument,
  look: DocumentLook,
  options: DrawingOptions,
): Promise<Buffer> {
  const logo = await paperLogo(look.logo)
  // Printers of receipts know no grey.
  const black = { ink: '#000000', softInk: '#000000', line: '#000000', accent: '#000000' }
  const draw = async (height: number) => {
    const words = new DocumentWords(document)
    const paper = await Paper.open(document, look, { width, height }, words.title)
    const edges = { left: margin, right: width - margin, top: margin, bottom: height }
    const flow = new PaperFlow(paper, edges)
    drawRoll(flow, words, paperStyles({ ...look, colours: black }, 9), logo, options)
    return { paper, height: flow.y + margin }
  }
  const { height } = await draw(measuringHeight)
  const { paper } = await draw(Math.ceil(height))
  return await paper.bytes()
}

function drawRoll(
  flow: PaperFlow,
  words: DocumentWords,
  styles: PaperStyles,
  logo: PaperLogo | null,
  options: DrawingOptions,
): void {
  const { document } = words
  drawSeller(flow, words, styles, logo)
  divide(flow, styles)
  flow.paragraph(words.title, { ...styles.total, size: 11.5 }, { tag: 'H1' })
  for (const fact of factsOf(words)) flow.paragraph(fact, styles.body)
  divide(flow, styles)
  drawLines(flow, words, styles)
  divide(flow, styles)
  const totals = flow.paper.element('Table')
  for (const { label, cents } of shownTotals(words)) pair(flow, totals, label, words.amount(cents), styles.body)
  flow.y += 2
  const sum = { ...styles.total, size: 12 }
  pair(flow, totals, totalLabel(words), words.amount(centsOf(document.totals.total)), sum)
  const paid = paidRows(words, options.paid ?? [])
  if (paid.length > 0) flow.y += 4
  for (const { label, cents } of paid) pair(flow, totals, label, words.amount(cents), styles.body)
  const sentences = present([...words.lawSentences(), words.creditSentence(), words.paymentSentence(), document.text])
  if (sentences.length > 0) divide(flow, styles)
  for (const sentence of sentences) {
    flow.paragraph(sentence, styles.body)
    flow.y += 3
  }
  for (const { text, caption, alt } of payCodes(words, options)) {
    flow.y += 8
    drawSquares(flow.paper, epcSquares(text), { left: (width - codeSize) / 2, top: flow.y, size: codeSize }, alt)
    flow.y += codeSize + 6
    flow.paragraph(caption, styles.small, { align: 'centre' })
  }
  drawNumber(flow, words, styles)
}

/** What is scanned when something is brought back. */
function drawNumber(flow: PaperFlow, words: DocumentWords, styles: PaperStyles): void {
  const { number } = words.document
  const bars = numberBars(words.document)
  if (!bars) return
  flow.y += 10
  const left = (width - bars.length * bar.module) / 2
  drawBars(flow.paper, bars, { left, top: flow.y, ...bar }, words.say('invoice.barcode', { number }))
  flow.y += bar.height + 3
  flow.paragraph(number, styles.small, { align: 'centre' })
}

function drawSeller(flow: PaperFlow, words: DocumentWords, styles: PaperStyles, logo: PaperLogo | null): void {
  const { seller } = words.document
  const { paper } = flow
  if (logo) {
    const scale = Math.min(maxLogo.width / logo.width, maxLogo.height / logo.height)
    const size = { width: logo.width * scale, height: logo.height * scale }
    const [left, top] = [(width - size.width) / 2, flow.y]
    const bbox: [number, number, number, number] = [left, top, left + size.width, top + size.height]
    paper.tagged('Figure', () => paper.pdf.image(logo.content, left, top, size), undefined, { alt: seller.name, bbox })
    flow.y += size.height + 6
    flow.paragraph(seller.name, styles.strong, { align: 'centre' })
  } else {
    flow.paragraph(seller.name, { ...styles.shop, size: 15 }, { align: 'centre' })
  }
  const facts = present([
    present([seller.street, town(seller.postalCode, seller.city)]).join(', '),
    seller.phone,
    seller.website.replace(/^https?:\/\//, '').replace(/\/$/, ''),
    present([
      seller.chamberOfCommerce && words.say('invoice.chamber', { number: seller.chamberOfCommerce }),
      seller.vatNumber && words.say('invoice.vatNumber', { number: seller.vatNumber }),
    ]).join(' · '),
  ])
  for (const fact of facts) flow.paragraph(fact, styles.small, { align: 'centre' })
}

function factsOf(words: DocumentWords): string[] {
  const { document } = words
  const { customer } = document
  const named = (key: 'issuedOn' | 'deliveredOn' | 'dueOn' | 'reference' | 'jobs' | 'customerVat', value: string) =>
    `${words.say(`invoice.${key}`)}: ${value}`
  return present([
    named('issuedOn', words.day(document.issuedOn)),
    document.deliveredOn === document.issuedOn ? null : named('deliveredOn', words.day(document.deliveredOn)),
    document.dueOn && named('dueOn', words.day(document.dueOn)),
    document.reference && named('reference', document.reference),
    jobsText(document) && named('jobs', jobsText(document)),
    ...(customer ? [customer.company, customer.name, customer.street, town(customer.postalCode, customer.city)] : []),
    customer?.vatNumber && named('customerVat', customer.vatNumber),
  ])
}

function drawLines(flow: PaperFlow, words: DocumentWords, styles: PaperStyles): void {
  const { lines, includingVat } = words.document
  const table = flow.paper.element('Table')
  for (const line of lines) {
    const amount = words.amount(shownAmount(line, includingVat))
    pair(flow, table, line.description, amount, styles.body)
    const discount = centsOf(line.discount)
    const details = present([
      `${words.number(line.quantity)} × ${words.amount(centsOf(line.unitPrice))}`,
      discount === 0 ? null : words.say('invoice.discountOf', { amount: words.amount(discount) }),
      line.treatment === 'smallBusiness' ? null : `${words.say('invoice.rate')} ${words.rate(line)}`,
    ])
    flow.paragraph(details.join(' · '), styles.small)
    flow.y += 3
  }
}
