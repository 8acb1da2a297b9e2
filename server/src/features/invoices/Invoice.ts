import { Column, Index } from 'typeorm'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import {
  Day,
  Derived,
  Flag,
  Items,
  Money,
  Multiline,
  OneOf,
  Reference,
  SystemInstant,
  Text,
} from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import type { Message } from '../../kernel/i18n/say.js'
import { lineTotals } from '../../kernel/shared/lineTotals.js'
import { maxCents } from '../../kernel/shared/money.js'
import type { Language } from '../../kernel/shared/screens.js'
import { keptAtTill } from '../../kernel/shared/staffRights.js'
import { Customer } from '../customers/Customer.js'
import { canCalculate, wrongTotals } from '../jobs/wrongTotals.js'
import { InvoiceLine } from './InvoiceLine.js'
import { type InvoiceState, invoiceKinds, invoiceStates, invoiceStatuses } from './invoiceChoices.js'

/** Of lines: their document has to fit MySQL's TEXT. */
export const maxInvoiceLines = 200

const byTheProduct = { readOnly: true } as const

/**
 * What a customer owes, or is given back. A draft is written like any record. Once it is issued it has a number, and
 * `document` holds its exact bytes, from which it is shown, mailed, drawn and exported: the database lets nobody change or
 * delete it, see `documentGuard.ts`.
 */
@Managed({
  plural: 'invoices',
  section: 'facturen',
  titleField: 'name',
  icon: 'invoice',
  hasNextId: false,
  isPublic: false,
  check: checkInvoice,
  listedBy: [['status', 'issuedOn'], ['status', 'openAmount'], ['credits']],
  grants: ownerMayAll,
  colleagues: keptAtTill,
  description: 'An invoice, receipt, deposit invoice or credit note.',
})
@Index(['series', 'year', 'sequence'], { unique: true })
export class Invoice extends ManagedRecord {
  /** Its number, or that of the record while it is a draft: `#12`. */
  @Text({ max: 20, ...byTheProduct, inList: true, searched: true, computed: nameOf })
  name: string | null

  /** Such as `F26-0001`; null for a draft. */
  @Text({ max: 20, ...byTheProduct, unique: 'kind', section: 'details' })
  number: string | null

  @OneOf(invoiceKinds, { required: true, default: 'invoice' })
  kind: ValueOf<typeof invoiceKinds>

  @OneOf(invoiceStatuses, { required: true, ...byTheProduct, default: 'draft', section: 'details' })
  status: ValueOf<typeof invoiceStatuses>

  @Derived(invoiceStates, ['status', 'kind', 'openAmount'], stateOfInvoice, { inList: true })
  state: InvoiceState

  /** Null on a receipt, and once the customer was erased. */
  @Reference(() => Customer, { inList: true, searchedBy: ['name', 'email', 'phoneDigits'] })
  customer: number | null

  /** Of its texts. */
  @OneOf(languageChoice, { required: true, default: 'nl', filterable: false })
  language: Language

  /** The day of issue in the shop; null for a draft. */
  @Day({ ...byTheProduct, inList: true })
  issuedOn: string | null

  /** The day of the work or the delivery; that of issue when empty. */
  @Day({ section: 'content' })
  deliveredOn: string | null

  /** The last day to pay on; null for a draft and for what is paid at once. */
  @Day({ ...byTheProduct, inList: true })
  dueOn: string | null

  /** What the customer wants to read on it. */
  @Text({ max: 60, searched: true })
  reference: string | null

  @Items(() => InvoiceLine, { section: 'content' })
  lines: InvoiceLine[]

  /** Whether the prices of the lines include VAT. */
  @Flag({ default: true })
  includingVat: boolean

  /** What the shop says to the customer. */
  @Multiline({ max: 2000 })
  text: string | null

  /** Without VAT, in cents. */
  @Money({ ...byTheProduct, min: -maxCents, computed: netOf, section: 'details' })
  net: number | null

  /** In cents. */
  @Money({ ...byTheProduct, min: -maxCents, computed: vatOf, section: 'details' })
  vat: number | null

  /** With VAT, in cents; below zero for a credit note. */
  @Money({ ...byTheProduct, min: -maxCents, computed: totalOf, inList: true })
  total: number | null

  /**
   * What is still to be paid, in cents: its total, less what was credited and paid; below zero for what is to be refunded.
   * It follows from these, and is stored to be searched by: `moveOpenAmount.ts` alone writes it.
   */
  @Money({ ...byTheProduct, min: -maxCents, inList: true })
  openAmount: number | null

  /** When it was issued, UTC. */
  @SystemInstant({ required: false, section: 'details' })
  issuedAt: string | null

  /** The invoice that a credit note takes back, in whole or in part. */
  @Reference(() => Invoice, { ...byTheProduct, filterable: false, section: 'details' })
  credits: number | null

  /** SHA-256 of the exact bytes of `document`, as hex. */
  @Text({ max: 64, ...byTheProduct, section: 'details' })
  sha: string | null

  /** Of its number: the letters before the year. */
  @Column({ type: 'varchar', length: 4, nullable: true, select: false })
  series: string | null

  @Column({ type: 'int', nullable: true, select: false })
  year: number | null

  @Column({ type: 'int', nullable: true, select: false })
  sequence: number | null

  /** What was issued: canonical JSON, see `kernel/shared/invoiceDocument.ts`. */
  @Column({ type: 'text', nullable: true, select: false })
  document: string | null
}

export function stateOfInvoice({
  status,
  kind,
  openAmount,
}: Pick<Invoice, 'status' | 'kind' | 'openAmount'>): InvoiceState {
  if (status === 'draft') return 'draft'
  if (kind === 'credit') return 'credit'
  const open = openAmount ?? 0
  return open > 0 ? 'open' : open < 0 ? 'refundDue' : 'paid'
}

function nameOf({ number, id }: Invoice): string {
  return number ?? `#${id}`
}

/** Of a draft it follows from the lines; of what was issued it is what the document says. */
function whileDraft(of: 'excluding' | 'vat' | 'including', stored: 'net' | 'vat' | 'total') {
  return (invoice: Invoice): number | null =>
    invoice.status === 'issued' || !canCalculate(invoice.lines)
      ? invoice[stored]
      : lineTotals(invoice.lines, invoice.includingVat)[of]
}

function netOf(invoice: Invoice): number | null {
  return whileDraft('excluding', 'net')(invoice)
}

function vatOf(invoice: Invoice): number | null {
  return whileDraft('vat', 'vat')(invoice)
}

function totalOf(invoice: Invoice): number | null {
  return whileDraft('including', 'total')(invoice)
}

function checkInvoice({ lines, includingVat, status }: Invoice): Record<string, Message | false> {
  if (status === 'issued') return {}
  const wrong = canCalculate(lines) && wrongTotals(lineTotals(lines, includingVat))
  return {
    lines: lines.length > maxInvoiceLines ? { key: 'invoice.tooManyLines', values: { max: maxInvoiceLines } } : wrong,
  }
}
