import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { vatTreatments as treatments } from '../../kernel/shared/vatTreatments.js'

export const invoiceKinds = defineChoice(
  'InvoiceKind',
  ['invoice', 'receipt', 'deposit', 'credit'],
  'What is billed: an invoice, a simplified receipt, a deposit before the work, or a credit note that takes back.',
)

export const invoiceStatuses = defineChoice(
  'InvoiceStatus',
  ['draft', 'issued'],
  'Whether it has a number, and is final from then on.',
)

export const invoiceStates = defineChoice(
  'InvoiceState',
  ['draft', 'open', 'paid', 'refundDue', 'credit'],
  'Where an invoice stands: a draft, still to be paid, paid, to be refunded, or a credit note, which is never paid.',
)

export const vatTreatments = defineChoice(
  'VatTreatment',
  treatments,
  'How a line bears VAT: at its rate, exempt, under the margin scheme, reverse charged, or not at all under the KOR.',
)

export type InvoiceState = ValueOf<typeof invoiceStates>
