import type { Context } from '../../../kernel/context/Context.js'
import { say } from '../../../kernel/i18n/say.js'
import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'
import type { Language } from '../../../kernel/shared/screens.js'
import type { ExampleMail } from '../../mailTexts/FeatureMails.js'
import { Invoice } from '../Invoice.js'
import { amountIn } from '../pdf/amounts.js'
import { invoiceLink, invoiceMailValues } from './invoiceMail.js'

/** What the mail about an invoice is filled in with before there is one to send: the newest invoice, or a made-up one. */
export async function exampleInvoiceMail(
  { services: { database, settings } }: Context,
  _kind: string,
  language: Language,
): Promise<ExampleMail> {
  // No code is revealed by looking at a text.
  const link = invoiceLink({ language }, '…', settings)
  const name = say(language, { key: 'mailExample.name' })
  const invoice = await database.reader
    .createQueryBuilder(Invoice, 'invoice')
    .addSelect('invoice.document')
    .where("invoice.document IS NOT NULL AND invoice.kind = 'invoice'")
    .orderBy('invoice.id', 'DESC')
    .getOne()
  if (!invoice?.document) {
    const year = new Date().getFullYear()
    const price = amountIn(language, settings.currency, 14900)
    const title = `${say(language, { key: 'invoice.kind.invoice' })} F${String(year).slice(2)}-0001`
    return { values: { name, title, price, message: null, link }, about: null }
  }
  const document: InvoiceDocument = { ...JSON.parse(invoice.document), language }
  const customer = document.customer?.name ?? name
  const values = { ...invoiceMailValues(document, customer, invoice.openAmount ?? 0), link }
  return { values, about: `${document.number}, ${customer}` }
}
