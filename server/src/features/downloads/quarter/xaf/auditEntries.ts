import type { LedgerRole } from '../../../../kernel/shared/ledgerRoles.js'
import type { Auditfile, AuditInvoice, AuditMethod, AuditPayment, AuditPurchase } from './Auditfile.js'
import { turnoverRole, vatRole } from './ledgerAccounts.js'
import { type VatCode, vatCode } from './vatCode.js'

/** A book in which entries stand; `type` as the auditfile names it, `account` what all of it is booked against. */
export interface Journal {
  id: string
  name: string
  type: 'S' | 'P' | 'B' | 'C' | 'Z'
  account?: LedgerRole
  entries: Entry[]
}

/** An entry whose lines add up to zero. */
export interface Entry {
  number: string
  description: string
  day: string
  lines: EntryLine[]
}

export interface EntryLine {
  account: LedgerRole
  /** In cents: above zero is debit, below it credit. */
  cents: number
  document: string
  customer?: number | null
  invoice?: string
  /** What of VAT the line is the base of, with the same sign. */
  vat?: VatCode & { rate: number; cents: number }
}

const methods: Record<AuditMethod, Omit<Journal, 'entries'> & { account: LedgerRole }> = {
  cash: { id: 'KAS', name: 'Kasboek', type: 'C', account: 'cash' },
  bank: { id: 'BANK', name: 'Bankboek', type: 'B', account: 'bank' },
  card: { id: 'PIN', name: 'Pinbetalingen', type: 'Z', account: 'cardInTransit' },
  online: { id: 'ONLINE', name: 'Online betalingen', type: 'Z', account: 'onlineInTransit' },
  tradeIn: { id: 'INRUIL', name: 'Inruil', type: 'Z', account: 'tradeIns' },
}

/**
 * All entries by journal: the sales, the purchases, and what was received by each method; journals without entries are left
 * out.
 */
export function auditJournals({
  invoices,
  payments,
  purchases,
}: Pick<Auditfile, 'invoices' | 'payments' | 'purchases'>): Journal[] {
  const sales: Journal = { id: 'VERKOOP', name: 'Verkoopboek', type: 'S', entries: invoices.map(salesEntry) }
  const bought: Journal = { id: 'INKOOP', name: 'Inkoopboek', type: 'P', entries: purchases.map(purchaseEntry) }
  const receipts = Object.entries(methods).map(([method, journal]): Journal => {
    return { ...journal, entries: payments.filter((payment) => payment.method === method).map(receiptEntry) }
  })
  return [sales, bought, ...receipts].filter(({ entries }) => entries.length > 0)
}

/** Debtors against turnover, or prepayments, by treatment and rate, and VAT by rate. */
export function salesEntry({ number, issuedOn, customer, shares }: AuditInvoice): Entry {
  const owed = shares.reduce((sum, { net, vat }) => sum + net + vat, 0)
  const vats = new Map<LedgerRole, number>()
  for (const { rate, vat } of shares) vats.set(vatRole(rate), (vats.get(vatRole(rate)) ?? 0) + vat)
  const booked: EntryLine[] = [
    ...shares.map(({ treatment, rate, net, vat, isPrepayment }): EntryLine => {
      const account = isPrepayment ? 'prepayments' : turnoverRole(treatment, rate)
      return { account, cents: -net, document: number, vat: { ...vatCode(treatment, rate), rate, cents: -vat } }
    }),
    ...Array.from(vats, ([account, vat]): EntryLine => ({ account, cents: -vat, document: number })),
  ]
  const debtor: EntryLine = { account: 'debtors', cents: owed, document: number, customer, invoice: number }
  return { number, description: `Factuur ${number}`, day: issuedOn, lines: [debtor, ...booked.filter(isBooked)] }
}

/** What was received, and what it was rounded by, against the debtors whose invoices it settles. */
export function receiptEntry({ id, day, method, received, rounding, shares }: AuditPayment): Entry {
  const number = String(id)
  const shared = shares.reduce((sum, { cents }) => sum + cents, 0)
  const lines: EntryLine[] = [
    { account: 'roundingDifferences', cents: rounding, document: number },
    ...shares.map(({ invoice, customer, cents }): EntryLine => {
      return { account: 'debtors', cents: -cents, document: number, customer, invoice }
    }),
    { account: 'debtors', cents: shared - received - rounding, document: number },
  ]
  const money: EntryLine = { account: methods[method].account, cents: received, document: number }
  return { number, description: `Betaling ${number}`, day, lines: [money, ...lines.filter(isBooked)] }
}

/**
 * What was bought in against what it was paid with, or what is owed to its seller until it is set off or paid out: so what is
 * owed comes to nothing once it is.
 */
export function purchaseEntry({ number, payout, day, cents, paidBy }: AuditPurchase): Entry {
  const lines: EntryLine[] = [
    { account: payout === null ? 'purchasesMargin' : 'tradeIns', cents, document: number },
    { account: methods[paidBy].account, cents: -cents, document: number },
  ]
  if (payout === null) return { number, description: `Inkoop ${number}`, day, lines }
  return { number: `${number}-${payout}`, description: `Uitbetaling ${number}`, day, lines }
}

/** A base of nothing is kept if it has VAT, which is looked for there. */
function isBooked({ cents, vat }: EntryLine): boolean {
  return cents !== 0 || (vat !== undefined && vat.cents !== 0)
}
