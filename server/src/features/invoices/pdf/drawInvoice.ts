import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'
import type { DocumentLook, DrawingOptions } from './DocumentLook.js'
import { DocumentWords, spacedAccount } from './documentWords.js'
import { drawEnd } from './drawEnd.js'
import { drawHeading } from './drawHeading.js'
import { drawLines } from './drawLines.js'
import { Paper } from './Paper.js'
import { PaperFlow } from './PaperFlow.js'
import { paperLogo } from './paperLogo.js'
import { type PaperStyles, paperStyles } from './paperStyles.js'

/** A4. */
const size = { width: 595.28, height: 841.89 }
const margin = { side: 56, top: 48, bottom: 78 }

/** An issued document as a PDF on A4, tagged, in its language: the same bytes each time. */
export async function drawInvoice(
  document: InvoiceDocument,
  look: DocumentLook,
  options: DrawingOptions,
): Promise<Buffer> {
  const words = new DocumentWords(document)
  const logo = await paperLogo(look.logo)
  const paper = await Paper.open(document, look, size, words.title)
  const styles = paperStyles(look, 9.5)
  const flow = new PaperFlow(paper, {
    left: margin.side,
    right: size.width - margin.side,
    top: margin.top,
    bottom: size.height - margin.bottom,
  })
  drawHeading(flow, words, styles, logo)
  drawLines(flow, words, styles)
  drawEnd(flow, words, styles, options)
  drawFeet(flow, words, styles)
  return await paper.bytes()
}

/** When all pages are there: their numbers, and whose they are. */
function drawFeet({ paper, edges, line }: PaperFlow, words: DocumentWords, styles: PaperStyles): void {
  const flow = { paper, line }
  const { name, chamberOfCommerce, vatNumber, bankAccount } = words.document.seller
  const facts = [
    name,
    chamberOfCommerce && words.say('invoice.chamber', { number: chamberOfCommerce }),
    vatNumber && words.say('invoice.vatNumber', { number: vatNumber }),
    bankAccount && words.say('invoice.account', { number: spacedAccount(bankAccount) }),
  ].filter((fact) => fact)
  const { pages } = paper
  const top = size.height - 46
  for (let page = 0; page < pages; page++) {
    paper.pdf.switchToPage(page)
    paper.rule(top - 9, edges.left, edges.right, styles.line, 0.5)
    const number = words.say('invoice.page', { page: page + 1, pages })
    const room = edges.right - edges.left - paper.text.width(number, styles.small) - 16
    const [foot = ''] = paper.text.wrapped(facts.join('  ·  '), room, styles.small)
    paper.artifact(() => {
      flow.line(foot, edges, top, styles.small, 'left')
      flow.line(number, edges, top, styles.small, 'right')
    })
  }
}
