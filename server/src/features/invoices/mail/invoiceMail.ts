import type { Settings } from '../../../kernel/settings/readSettings.js'
import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'
import { centsOf } from '../../../kernel/shared/money.js'
import { invoiceAddress } from '../../../kernel/shared/screens.js'
import type { Customer } from '../../customers/Customer.js'
import type { MailValues } from '../../mailTexts/MailKinds.js'
import { DocumentWords } from '../pdf/documentWords.js'

/** Where an invoice is mailed to: the address for invoices, or else that of the customer; null without either. */
export function invoiceRecipient(customer: Pick<Customer, 'invoiceEmail' | 'email'>): string | null {
  return customer.invoiceEmail || customer.email || null
}

/** The secret address of an invoice in its own language, with scheme and host. */
export function invoiceLink(
  { language }: Pick<InvoiceDocument, 'language'>,
  code: string,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): string {
  return `${publicUrl}${invoiceAddress(language, code)}`
}

/**
 * What the mail about an invoice is filled in with; all of it is what the document says.
 * @param openAmount what is still to be paid now, in cents
 */
export function invoiceMailValues(document: InvoiceDocument, name: string, openAmount: number) {
  const words = new DocumentWords(document)
  return {
    name,
    title: words.title,
    price: words.amount(centsOf(document.totals.total)),
    message: words.paymentSentence(openAmount),
    link: null,
  } satisfies MailValues
}
