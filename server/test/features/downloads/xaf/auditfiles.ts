import fc from 'fast-check'
import type {
  AuditCustomer,
  Auditfile,
  AuditInvoice,
  AuditPayment,
  AuditPurchase,
} from '../../../../src/features/downloads/quarter/xaf/Auditfile.js'
import { auditInvoice } from '../../../../src/features/downloads/quarter/xaf/auditInvoice.js'
import { ledgerAccounts } from '../../../../src/features/downloads/quarter/xaf/ledgerAccounts.js'
import { creditOf, documentOf, randomBill } from '../../invoices/ublDocuments.js'

export const customer: AuditCustomer = {
  ...{ id: 7, name: 'Bakkerij Şen B.V.', chamberOfCommerce: '87654321', vatNumber: 'NL987654321B02', country: 'NL' },
  ...{ street: 'Markt 2', postalCode: '4321 ZZ', city: 'Breda', email: 'sen@example.org' },
}

/** A quarter of a shop with what is given. */
export function auditfileOf(given: Partial<Auditfile>): Auditfile {
  return {
    ...{ from: '2026-10-01', to: '2026-12-31', createdOn: '2027-01-03', currency: 'EUR' },
    software: { name: 'Repair shop', version: '0.2.0' },
    company: {
      ...{ name: 'Repair & Co', chamberOfCommerce: '12345678', vatNumber: 'NL123456789B01', country: 'NL' },
      ...{ street: 'Dorpsstraat 1', postalCode: '1234 AB', city: 'Utrecht' },
    },
    accounts: ledgerAccounts(),
    ...{ customers: [customer], invoices: [], payments: [], purchases: [], ...given },
  }
}

const day = fc
  .integer({ min: 0, max: 91 })
  .map((days) => new Date(Date.UTC(2026, 9, 1 + days)).toISOString().slice(0, 10))

/** Invoices, deposits and credits of any bills. */
const randomInvoice = fc
  .record({
    ...{ bill: randomBill, includingVat: fc.boolean(), issuedOn: day, isCustomer: fc.boolean() },
    kind: fc.constantFrom('invoice' as const, 'receipt' as const, 'deposit' as const, 'credit' as const),
    deposits: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }),
  })
  .map(({ bill, includingVat, issuedOn, isCustomer, kind, deposits }): AuditInvoice => {
    const document = documentOf(bill, includingVat, { issuedOn, kind: kind === 'credit' ? 'invoice' : kind })
    const lines = document.lines.map((line, index) => ({ ...line, deposit: deposits[index] ? 'F26-0001' : null }))
    const issued = kind === 'credit' ? creditOf({ ...document, lines }) : { ...document, lines }
    return auditInvoice(issued, isCustomer ? customer.id : null)
  })

const randomPayment: fc.Arbitrary<Omit<AuditPayment, 'id'>> = fc.record({
  day,
  method: fc.constantFrom('cash', 'card', 'bank', 'online'),
  received: fc.integer({ min: -200_000, max: 200_000 }),
  rounding: fc.integer({ min: -2, max: 2 }),
  shares: fc.array(
    fc.record({
      invoice: fc.constantFrom('F26-0001', 'F26-0002'),
      customer: fc.constantFrom(customer.id, null),
      cents: fc.integer({ min: -200_000, max: 200_000 }),
    }),
    { maxLength: 3 },
  ),
})

const randomPurchase: fc.Arbitrary<Omit<AuditPurchase, 'number' | 'payout'> & { isPayout: boolean }> = fc.record({
  day,
  cents: fc.integer({ min: 100, max: 300_000 }),
  paidBy: fc.constantFrom('cash', 'bank', 'tradeIn'),
  isPayout: fc.boolean(),
})

/** Any quarter. */
export const randomAuditfile = fc
  .record({
    invoices: fc.array(randomInvoice, { maxLength: 8 }),
    payments: fc.array(randomPayment, { maxLength: 8 }),
    purchases: fc.array(randomPurchase, { maxLength: 8 }),
  })
  .map(({ invoices, payments, purchases }) =>
    auditfileOf({
      invoices: invoices.map((invoice, index) => ({ ...invoice, number: `F26-${String(index + 1).padStart(4, '0')}` })),
      payments: payments.map((payment, index) => ({ ...payment, id: index + 1 })),
      purchases: purchases.map(({ isPayout, ...purchase }, index) => ({
        ...purchase,
        ...(isPayout ? { number: 'I26-0001', payout: index + 1 } : { number: `I26-${1000 + index}`, payout: null }),
      })),
    }),
  )
