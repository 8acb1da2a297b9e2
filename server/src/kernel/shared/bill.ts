import type { InvoiceDocument, InvoiceDocumentLine, InvoiceTotals } from './invoiceDocument.js'
import { lineTotals, type PricedLine } from './lineTotals.js'
import { amountText, centsOf, roundedQuotient } from './money.js'
import type { VatTreatment } from './vatTreatments.js'

/** A line before it is billed: amounts in cents. */
export interface BillableLine extends PricedLine {
  description: string
  discount: number
  treatment: VatTreatment
}

/** A deposit that was billed before. */
export type BilledDeposit = Pick<InvoiceDocument, 'number' | 'issuedOn' | 'totals' | 'includingVat'>

export interface Bill {
  lines: InvoiceDocumentLine[]
  totals: InvoiceTotals
}

/**
 * What is billed of lines: each with what it contributes, as the totals have it, and deposits taken off by what was booked
 * of them, not by calculating their VAT once more.
 * @param takenOff says in words which deposit a line takes off
 */
export function billOf(
  lines: readonly BillableLine[],
  includingVat: boolean,
  deposits: readonly BilledDeposit[] = [],
  takenOff: (deposit: BilledDeposit) => string = ({ number }) => number,
): Bill {
  const { lines: shares } = lineTotals(lines, includingVat)
  const own = lines.map((line, index): InvoiceDocumentLine => {
    const { excluding = 0, vat = 0 } = shares[index] ?? {}
    return {
      description: line.description,
      quantity: line.quantity,
      unitPrice: amountText(line.unitPrice),
      discount: amountText(line.discount),
      treatment: line.treatment,
      vatRate: line.treatment === 'taxed' ? line.vatRate : 0,
      net: amountText(excluding),
      vat: amountText(vat),
      deposit: null,
    }
  })
  const less = deposits.flatMap((deposit) => deductionsOf(deposit, includingVat, takenOff(deposit)))
  return withTotals([...own, ...less])
}

/** One line for each rate of a deposit, since its VAT was booked by rate. */
function deductionsOf(
  { number, totals }: BilledDeposit,
  includingVat: boolean,
  description: string,
): InvoiceDocumentLine[] {
  return totals.rates.map(({ treatment, rate, net, vat }) => {
    const given = includingVat ? centsOf(net) + centsOf(vat) : centsOf(net)
    return {
      description,
      quantity: '-1',
      unitPrice: amountText(given),
      discount: amountText(0),
      treatment,
      vatRate: rate,
      net: opposite(net),
      vat: opposite(vat),
      deposit: number,
    }
  })
}

/** What is taken back of a line. */
export interface TakenBack {
  /** From 0. */
  place: number
  /** Pieces that were taken back before. */
  before: number
  /** Null for all that is left. */
  pieces: number | null
}

/**
 * What a credit note takes back of a document: what was stored, below zero, so that all together are exactly nothing, in how
 * many parts it is taken back.
 */
export function creditOf(
  { lines, includingVat }: Pick<InvoiceDocument, 'lines' | 'includingVat'>,
  taken: readonly TakenBack[],
): Bill {
  return withTotals(
    taken.flatMap((each) => {
      const whole = lines[each.place]
      if (!whole) return []
      const line = partOf(whole, includingVat, each)
      const quantity = line.quantity.startsWith('-') ? line.quantity.slice(1) : `-${line.quantity}`
      const discount = opposite(line.discount)
      return [{ ...line, quantity, discount, net: opposite(line.net), vat: opposite(line.vat) }]
    }),
  )
}

/** Some pieces of a line: by how much they move what was taken of it so far, so that all its parts are the line. */
function partOf(line: InvoiceDocumentLine, includingVat: boolean, { before, pieces }: TakenBack): InvoiceDocumentLine {
  if (before === 0 && pieces === null) return line
  const all = Number(line.quantity)
  const upTo = (count: number) => {
    const [discount, vat] = [line.discount, line.vat].map((amount) => roundedQuotient(centsOf(amount) * count, all))
    const given = count === all ? givenAmount(line, includingVat) : count * centsOf(line.unitPrice) - (discount ?? 0)
    return { discount: discount ?? 0, vat: vat ?? 0, net: includingVat ? given - (vat ?? 0) : given }
  }
  const count = pieces ?? all - before
  const [start, end] = [upTo(before), upTo(before + count)]
  const amount = (of: keyof typeof start) => amountText(end[of] - start[of])
  return { ...line, quantity: String(count), discount: amount('discount'), net: amount('net'), vat: amount('vat') }
}

/** The amount of a line as its document gives prices: with or without VAT, in cents. */
export function givenAmount({ net, vat }: Pick<InvoiceDocumentLine, 'net' | 'vat'>, includingVat: boolean): number {
  return includingVat ? centsOf(net) + centsOf(vat) : centsOf(net)
}

function withTotals(lines: InvoiceDocumentLine[]): Bill {
  return { lines, totals: totalsOf(lines) }
}

/** The sums of what was calculated before, by treatment and rate. */
export function totalsOf(
  lines: readonly Pick<InvoiceDocumentLine, 'treatment' | 'vatRate' | 'net' | 'vat'>[],
): InvoiceTotals {
  const rates = new Map<string, { treatment: VatTreatment; rate: number; net: number; vat: number }>()
  for (const { treatment, vatRate, net, vat } of lines) {
    const key = `${treatment} ${vatRate}`
    const before = rates.get(key) ?? { treatment, rate: vatRate, net: 0, vat: 0 }
    rates.set(key, { ...before, net: before.net + centsOf(net), vat: before.vat + centsOf(vat) })
  }
  const sorted = [...rates.values()].sort((one, other) => other.rate - one.rate)
  const sum = (of: 'net' | 'vat') => sorted.reduce((total, each) => total + each[of], 0)
  const [net, vat] = [sum('net'), sum('vat')]
  return {
    ...{ net: amountText(net), vat: amountText(vat), total: amountText(net + vat) },
    rates: sorted.map((each) => ({ ...each, net: amountText(each.net), vat: amountText(each.vat) })),
  }
}

/** `-1.00` of `1.00`; nothing stays `0.00`. */
function opposite(amount: string): string {
  return amountText(-centsOf(amount) || 0)
}
