import fc from 'fast-check'
import type {
  InvoiceCustomer,
  InvoiceDocument,
  InvoiceDocumentLine,
  InvoiceSeller,
} from '../../../src/kernel/shared/invoiceDocument.js'
import { lineTotals, type PricedLine } from '../../../src/kernel/shared/lineTotals.js'
import { amountText } from '../../../src/kernel/shared/money.js'
import type { VatTreatment } from '../../../src/kernel/shared/vatTreatments.js'

export const seller: InvoiceSeller = {
  ...{ name: 'Repair & Co <Łódź>', street: 'Dorpsstraat 1', postalCode: '1234 AB', city: 'Utrecht', country: 'NL' },
  ...{ phone: '030 123 45 67', email: 'info@example.org', website: 'https://example.org' },
  ...{ chamberOfCommerce: '12345678', vatNumber: 'NL123456789B01', bankAccount: 'NL91ABNA0417164300' },
}

export const business: InvoiceCustomer = {
  ...{ name: 'S. Çelik', company: 'Bakkerij Şen B.V.', street: 'Markt 2', postalCode: '4321 ZZ', city: 'Breda' },
  ...{ country: 'NL', chamberOfCommerce: '87654321', vatNumber: 'NL987654321B02' },
}

/** A document of lines in cents, as an invoice of a business; what is given besides takes its place. */
export function documentOf(
  lines: readonly PricedLine[],
  includingVat: boolean,
  besides: Partial<InvoiceDocument> = {},
): InvoiceDocument {
  const totals = lineTotals(lines, includingVat)
  return {
    ...{ schema: 1, kind: 'invoice', number: 'F26-0001', language: 'nl', currency: 'EUR', former: '' },
    ...{ issuedAt: '2026-11-22T10:00:00.000Z', issuedOn: '2026-11-22', deliveredOn: '2026-11-21', dueOn: '2026-12-06' },
    ...{ seller, customer: business, reference: null, jobs: [], credits: null, includingVat, text: null },
    lines: lines.map((line, index) => documentLine(line, totals.lines[index] ?? { excluding: 0, vat: 0 })),
    totals: {
      ...{ net: amountText(totals.excluding), vat: amountText(totals.vat), total: amountText(totals.including) },
      rates: totals.rates.map(({ treatment, rate, excluding, vat }) => {
        return { treatment, rate, net: amountText(excluding), vat: amountText(vat) }
      }),
    },
    ...besides,
  }
}

function documentLine(line: PricedLine, share: { excluding: number; vat: number }): InvoiceDocumentLine {
  const { treatment = 'taxed' } = line
  return {
    ...{ description: 'Scherm vervangen', quantity: line.quantity, unitPrice: amountText(line.unitPrice), treatment },
    ...{ discount: amountText(line.discount ?? 0), vatRate: treatment === 'taxed' ? line.vatRate : 0, deposit: null },
    ...{ net: amountText(share.excluding), vat: amountText(share.vat) },
  }
}

const opposite = (amount: string) =>
  /^[0.]*$/.test(amount) ? amount : amount.replace(/^-|^/, (sign) => (sign ? '' : '-'))

/** The credit note that takes back all of a document: what was stored, below zero. */
export function creditOf(document: InvoiceDocument): InvoiceDocument {
  const negated = <Amounts extends { net: string; vat: string }>(amounts: Amounts): Amounts => {
    return { ...amounts, net: opposite(amounts.net), vat: opposite(amounts.vat) }
  }
  return {
    ...{ ...document, kind: 'credit', number: 'C26-0001', dueOn: null },
    credits: { number: document.number, issuedOn: document.issuedOn },
    lines: document.lines.map((line) => {
      return { ...negated(line), quantity: opposite(line.quantity), discount: opposite(line.discount) }
    }),
    totals: {
      ...{ ...negated(document.totals), total: opposite(document.totals.total) },
      rates: document.totals.rates.map(negated),
    },
  }
}

export const treatments = [
  'taxed',
  'exempt',
  'margin',
  'reverseCharge',
  'smallBusiness',
] as const satisfies VatTreatment[]

/** Quantities to a hundred thousand with three decimals, prices above and below zero, discounts. */
export const randomLine: fc.Arbitrary<PricedLine> = fc.record({
  quantity: fc.oneof(
    fc.integer({ min: 1, max: 20 }).map(String),
    fc.integer({ min: 1, max: 99_999_999 }).map((thousandths) => String(thousandths / 1000)),
  ),
  unitPrice: fc.oneof(fc.integer({ min: -50, max: 50 }), fc.integer({ min: -100_000, max: 100_000 })),
  vatRate: fc.constantFrom(21, 9, 0),
  treatment: fc.constantFrom<VatTreatment>('taxed', 'taxed', 'taxed', ...treatments),
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5000 })),
})

export const randomBill = fc.array(randomLine, { minLength: 1, maxLength: 12 })
