import type { InvoiceDocument } from './invoiceDocument.js'
import { centsOf, roundedQuotient } from './money.js'
import type { VatTreatment } from './vatTreatments.js'

/**
 * A box of the Dutch VAT return: 1a the high rate, 1b the low one, 1c rates that the law has no more, 1e zero and what is
 * charged to a Dutch customer, 3a to countries outside the EU, 3b to entrepreneurs in other countries of it.
 */
export const returnBoxNames = ['1a', '1b', '1c', '1e', '3a', '3b'] as const

export type ReturnBoxName = (typeof returnBoxNames)[number]

/** In cents, without VAT. Whole euros are for who fills in the return, and may be rounded to one's advantage. */
export interface ReturnBox {
  turnover: number
  vat: number
}

/** A document of the period as the return has it. */
export interface ReturnDocument {
  number: string
  /** Of the customer, by ISO 3166; null on a receipt. */
  country: string | null
  /** Whether the customer has a VAT number. */
  isEntrepreneur: boolean
  lines: readonly ReturnLine[]
}

/** A line in cents, the rate in percent; below zero on a credit note. */
export interface ReturnLine {
  treatment: VatTreatment
  rate: number
  net: number
  vat: number
  /**
   * Under the margin scheme: what the goods were bought for that are sold or taken back, above zero; 0 where only the price
   * becomes lower; null if it is not known.
   */
  bought: number | null
}

/** What documents come to in the return, in cents. Nothing is left out: `turnoverOf` is the sum of their net amounts. */
export interface ReturnBoxes {
  /** What is under the margin scheme is in 1a with its margin. */
  boxes: Record<ReturnBoxName, ReturnBox>
  margin: {
    /** What customers paid for used goods. */
    sold: number
    /** Of it, the margins without their VAT, and that VAT; both are in 1a. A margin below zero takes nothing off another. */
    turnover: number
    vat: number
    /** Of it, what bears no VAT: what the goods were bought for, as far as they brought it in. */
    untaxed: number
    /** Of it, what is in no box since it is not known what the goods were bought for, and the documents with it. */
    unknown: number
    unknownDocuments: string[]
  }
  /** In no box: what is exempt, what a shop under the KOR sells, and what is charged to customers outside the EU. */
  outside: { exempt: number; smallBusiness: number; elsewhere: number }
}

/** Other countries of the EU. */
const union = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT PL PT RO SE SI SK'.split(' '))
const home = 'NL'
/** In percent: under the margin scheme prices include this. */
const marginRate = 21

/** The boxes of the return for what was invoiced in a period: a document is in the period of its day of issue. */
export function returnBoxes(documents: readonly ReturnDocument[]): ReturnBoxes {
  const boxes = Object.fromEntries(
    returnBoxNames.map((name) => [name, { turnover: 0, vat: 0 }]),
  ) as ReturnBoxes['boxes']
  const margin = { sold: 0, turnover: 0, vat: 0, untaxed: 0, unknown: 0, unknownDocuments: [] as string[] }
  const outside = { exempt: 0, smallBusiness: 0, elsewhere: 0 }
  for (const document of documents) {
    for (const line of document.lines) {
      if (line.treatment === 'margin') addMargin(margin, boxes['1a'], document, line)
      else {
        const place = placeOf(line, document)
        if (place in outside) outside[place as keyof typeof outside] += line.net
        else add(boxes[place as ReturnBoxName], line.net, line.vat)
      }
    }
  }
  return { boxes, margin, outside }
}

/** The net amounts of all documents that boxes were made of, in cents. */
export function turnoverOf({ boxes, margin, outside }: ReturnBoxes): number {
  const boxed = returnBoxNames.reduce((sum, name) => sum + boxes[name].turnover, 0)
  return boxed - margin.turnover + margin.sold + outside.exempt + outside.smallBusiness + outside.elsewhere
}

/**
 * An issued document as the return has it.
 * @param bought of each line what its goods were bought for, in cents; see `ReturnLine`
 */
export function returnDocument(
  { number, customer, lines }: InvoiceDocument,
  bought: readonly (number | null)[] = [],
): ReturnDocument {
  return {
    number,
    country: customer?.country ?? null,
    isEntrepreneur: Boolean(customer?.vatNumber?.trim()),
    lines: lines.map(({ treatment, vatRate: rate, net, vat }, index) => {
      return { treatment, rate, net: centsOf(net), vat: centsOf(vat), bought: bought[index] ?? null }
    }),
  }
}

function placeOf(
  { treatment, rate }: ReturnLine,
  { country, isEntrepreneur }: ReturnDocument,
): ReturnBoxName | keyof ReturnBoxes['outside'] {
  if (treatment === 'exempt' || treatment === 'smallBusiness') return treatment
  if (treatment === 'taxed' && rate !== 0) return rate === 21 ? '1a' : rate === 9 ? '1b' : '1c'
  if (country === null || country === home) return '1e'
  if (union.has(country)) return isEntrepreneur ? '3b' : '1e'
  return treatment === 'taxed' ? '3a' : 'elsewhere'
}

/** A sale below what was paid for the goods has no margin, and taking it back has none either. */
function addMargin(
  margin: ReturnBoxes['margin'],
  box: ReturnBox,
  { number }: ReturnDocument,
  { net, bought }: ReturnLine,
): void {
  margin.sold += net
  if (bought === null) {
    margin.unknown += net
    if (margin.unknownDocuments.at(-1) !== number) margin.unknownDocuments.push(number)
    return
  }
  const made = Math.sign(net) * Math.max(0, Math.abs(net) - bought)
  const vat = roundedQuotient(made * marginRate, 100 + marginRate)
  margin.turnover += made - vat
  margin.vat += vat
  margin.untaxed += net - made
  add(box, made - vat, vat)
}

function add(box: ReturnBox, turnover: number, vat: number): void {
  box.turnover += turnover
  box.vat += vat
}
