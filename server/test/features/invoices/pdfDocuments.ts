import type { DocumentLook } from '../../../src/features/invoices/pdf/DocumentLook.js'
import type { InvoiceDocument, InvoiceDocumentLine } from '../../../src/kernel/shared/invoiceDocument.js'

export const plainLook: DocumentLook = {
  headingFace: 'grotesque',
  logo: null,
  colours: { ink: '#1d2730', softInk: '#55626c', line: '#d5dbdf', accent: '#1f6382' },
}

export function lineOf(line: Partial<InvoiceDocumentLine> = {}): InvoiceDocumentLine {
  return {
    description: 'Nieuw scherm voor Lenovo ThinkPad, met plaatsen',
    quantity: '1',
    unitPrice: '149.50',
    discount: '0.00',
    treatment: 'taxed',
    vatRate: 21,
    net: '123.55',
    vat: '25.95',
    deposit: null,
    ...line,
  }
}

/** An invoice with totals that follow from its lines. */
export function documentOf(parts: Partial<InvoiceDocument> = {}): InvoiceDocument {
  const lines = parts.lines ?? [lineOf()]
  const sum = (amounts: string[]) => amounts.reduce((total, amount) => total + Number(amount), 0).toFixed(2)
  const groups = [...new Set(lines.map(({ treatment, vatRate }) => `${treatment} ${vatRate}`))]
  const rates = groups.map((group) => {
    const those = lines.filter(({ treatment, vatRate }) => `${treatment} ${vatRate}` === group)
    const [first = lineOf()] = those
    return {
      treatment: first.treatment,
      rate: first.vatRate,
      net: sum(those.map(({ net }) => net)),
      vat: sum(those.map(({ vat }) => vat)),
    }
  })
  return {
    schema: 1,
    kind: 'invoice',
    number: 'F26-0042',
    language: 'nl',
    currency: 'EUR',
    issuedAt: '2026-11-22T23:30:00.000Z',
    issuedOn: '2026-11-22',
    deliveredOn: '2026-11-20',
    dueOn: '2026-12-06',
    former: '',
    seller: {
      name: 'Computerhulp De Vecht',
      street: 'Vechtstraat 12',
      postalCode: '3511 AB',
      city: 'Utrecht',
      country: 'NL',
      phone: '030 123 45 67',
      email: 'info@devecht.example',
      website: 'https://www.devecht.example',
      chamberOfCommerce: '12345678',
      vatNumber: 'NL001234567B01',
      bankAccount: 'NL91ABNA0417164300',
    },
    customer: {
      name: 'Łukasz Şahin-Kovačić',
      company: 'Bakkerij Ćwikła & Zonen',
      street: 'Oudegracht 101',
      postalCode: '3511 CD',
      city: 'Utrecht',
      country: 'NL',
      chamberOfCommerce: '87654321',
      vatNumber: 'NL009876543B01',
    },
    reference: 'Inkoop 2026-118',
    jobs: [{ number: '2026-0318', description: 'ThinkPad T14, gebarsten scherm' }],
    credits: null,
    includingVat: true,
    lines,
    totals: {
      net: sum(lines.map(({ net }) => net)),
      vat: sum(lines.map(({ vat }) => vat)),
      total: sum(lines.flatMap(({ net, vat }) => [net, vat])),
      rates,
    },
    text: null,
    ...parts,
  }
}
