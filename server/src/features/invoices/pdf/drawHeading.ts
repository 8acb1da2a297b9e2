import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'
import { type DocumentWords, spacedAccount } from './documentWords.js'
import { drawBars } from './drawBars.js'
import { numberBars } from './numberBars.js'
import type { PaperFlow } from './PaperFlow.js'
import type { TextStyle } from './PaperText.js'
import type { PaperLogo } from './paperLogo.js'
import { leading, type PaperStyles } from './paperStyles.js'

const maxLogo = { width: 190, height: 62 }
/** Of the block of the seller. */
const sellerWidth = 180
/** Where the address of a letter shows through the window of its envelope. */
const addressTop = 150
const titleTop = 256
const factColumns = 4
/** Of the barcode of the number: a module of 0.33 mm, which any scanner reads. */
const bar = { module: 0.935, height: 30 }

/** Who sends what to whom: the first page down to the lines. */
export function drawHeading(flow: PaperFlow, words: DocumentWords, styles: PaperStyles, logo: PaperLogo | null): void {
  drawBrand(flow, words.document, styles, logo)
  const sellerEnd = drawSeller(flow, words, styles)
  const customerEnd = drawCustomer(flow, words, styles)
  flow.y = Math.max(titleTop, sellerEnd + 14, customerEnd + 14)
  drawNumber(flow, words)
  flow.paragraph(words.kind, styles.title, { tag: 'H1' })
  flow.y += 10
  drawFacts(flow, words, styles)
  const credit = words.creditSentence()
  if (credit) {
    flow.y += 2
    flow.paragraph(credit, styles.body)
    flow.y += 8
  }
  flow.y += 12
}

function drawBrand(flow: PaperFlow, { seller }: InvoiceDocument, styles: PaperStyles, logo: PaperLogo | null): void {
  const { paper, edges } = flow
  if (!logo) {
    const room = flow.width - sellerWidth - 24
    const lines = paper.text.wrapped(seller.name, room, styles.shop).slice(0, 3)
    paper.tagged('P', () => block(flow, lines, edges.left, edges.top, styles.shop))
    return
  }
  const scale = Math.min(maxLogo.width / logo.width, maxLogo.height / logo.height)
  const [width, height] = [logo.width * scale, logo.height * scale]
  const bbox: [number, number, number, number] = [edges.left, edges.top, edges.left + width, edges.top + height]
  paper.tagged('Figure', () => paper.pdf.image(logo.content, edges.left, edges.top, { width, height }), undefined, {
    alt: seller.name,
    bbox,
  })
}

/** @returns where the block ends */
function drawSeller(flow: PaperFlow, words: DocumentWords, styles: PaperStyles): number {
  const { seller } = words.document
  const left = flow.edges.right - sellerWidth
  const lines = present([
    seller.street,
    town(seller.postalCode, seller.city),
    seller.phone,
    seller.email,
    seller.website.replace(/^https?:\/\//, '').replace(/\/$/, ''),
    seller.chamberOfCommerce && words.say('invoice.chamber', { number: seller.chamberOfCommerce }),
    seller.vatNumber && words.say('invoice.vatNumber', { number: seller.vatNumber }),
    seller.bankAccount && words.say('invoice.account', { number: spacedAccount(seller.bankAccount) }),
  ])
  const wrap = (texts: string[], style: TextStyle) =>
    texts.flatMap((text) => flow.paper.text.wrapped(text, sellerWidth, style))
  let end = 0
  flow.paper.tagged('P', () => {
    end = block(flow, wrap([seller.name], styles.strong), left, flow.edges.top, styles.strong)
    end = block(flow, wrap(lines, styles.soft), left, end, styles.soft)
  })
  return end
}

/** @returns where the block ends */
function drawCustomer(flow: PaperFlow, { document }: DocumentWords, styles: PaperStyles): number {
  const { customer, seller } = document
  if (!customer) return 0
  const width = flow.width - sellerWidth - 24
  const names = present([customer.company, customer.name])
  const rest = present([
    ...names.slice(1),
    customer.street,
    town(customer.postalCode, customer.city),
    customer.country === seller.country ? null : countryName(customer.country, document.language),
  ])
  let end = addressTop
  flow.paper.tagged('P', () => {
    const wrap = (texts: string[]) => texts.flatMap((text) => flow.paper.text.wrapped(text, width, styles.strong))
    end = block(flow, wrap(names.slice(0, 1)), flow.edges.left, end, styles.strong)
    end = block(flow, wrap(rest), flow.edges.left, end, styles.body)
  })
  return end
}

/** Beside the title: what is scanned when something is brought back. */
function drawNumber({ paper, edges, y }: PaperFlow, words: DocumentWords): void {
  const bars = numberBars(words.document)
  if (!bars) return
  const left = edges.right - bars.length * bar.module
  drawBars(paper, bars, { left, top: y, ...bar }, words.say('invoice.barcode', { number: words.document.number }))
}

/** The days and numbers, in columns under their names. */
function drawFacts(flow: PaperFlow, words: DocumentWords, styles: PaperStyles): void {
  const { document } = words
  const { customer } = document
  const facts: [label: string, value: string | null | undefined][] = [
    [words.say('invoice.number'), document.number],
    [words.say('invoice.issuedOn'), words.day(document.issuedOn)],
    [words.say('invoice.deliveredOn'), words.day(document.deliveredOn)],
    [words.say('invoice.dueOn'), document.dueOn && words.day(document.dueOn)],
    [words.say('invoice.reference'), document.reference],
    [words.say('invoice.jobs'), jobsText(document)],
    [words.say('invoice.customerVat'), customer?.vatNumber],
    [words.say('invoice.customerChamber'), customer?.chamberOfCommerce],
  ]
  const shown = facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
  const gap = 14
  const width = (flow.width - gap * (factColumns - 1)) / factColumns
  for (let first = 0; first < shown.length; first += factColumns) {
    const row = shown.slice(first, first + factColumns).map(({ label, value }) => ({
      label,
      lines: flow.paper.text.wrapped(value, width, styles.body),
    }))
    const top = flow.y
    const height = Math.max(...row.map(({ lines }) => lines.length)) * leading(styles.body)
    for (const [index, { label, lines }] of row.entries()) {
      const left = flow.edges.left + index * (width + gap)
      flow.paper.tagged('P', () => {
        const end = block(flow, [label], left, top, styles.label)
        block(flow, lines, left, end, styles.body)
      })
    }
    flow.y = top + leading(styles.label) + height + 9
  }
}

/** Lines under each other. @returns where they end */
function block(flow: PaperFlow, lines: string[], left: number, top: number, style: TextStyle): number {
  for (const [index, text] of lines.entries())
    flow.line(text, { left, right: flow.edges.right }, top + index * leading(style), style, 'left')
  return top + lines.length * leading(style)
}

export function jobsText({ jobs }: InvoiceDocument): string {
  return jobs.map(({ number, description }) => present([number, description]).join(' – ')).join('\n')
}

export function town(postalCode: string | null, city: string | null): string {
  return present([postalCode, city]).join('  ')
}

export function present(texts: (string | null | undefined)[]): string[] {
  return texts.filter((text): text is string => Boolean(text))
}

function countryName(country: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'region', fallback: 'code' }).of(country) ?? country
}
