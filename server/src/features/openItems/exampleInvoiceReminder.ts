import { IsNull, Not } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { dayText } from '../../kernel/i18n/dayText.js'
import { say } from '../../kernel/i18n/say.js'
import type { InvoiceDocument } from '../../kernel/shared/invoiceDocument.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Invoice } from '../invoices/Invoice.js'
import { invoiceLink } from '../invoices/mail/invoiceMail.js'
import { amountIn } from '../invoices/pdf/amounts.js'
import type { ExampleMail } from '../mailTexts/FeatureMails.js'
import { invoiceReminderValues } from './invoiceReminderMail.js'

/** What a reminder is filled in with before there is one to send: the newest invoice, or a made-up one. */
export async function exampleInvoiceReminder(
  { services: { database, settings } }: Context,
  _kind: string,
  language: Language,
): Promise<ExampleMail> {
  // No code is revealed by looking at a text.
  const link = invoiceLink({ language }, '…', settings)
  const [invoice] = await database.reader.find(Invoice, {
    select: { id: true, number: true, document: true, total: true },
    where: { kind: 'invoice', document: Not(IsNull()) },
    order: { id: 'DESC' },
    take: 1,
  })
  if (invoice?.document) {
    const document: InvoiceDocument = { ...JSON.parse(invoice.document), language }
    const about = [document.number, document.customer?.name].filter(Boolean).join(', ')
    return { values: { ...invoiceReminderValues(document, invoice.total ?? 0, language), link }, about }
  }
  const year = new Date().getFullYear()
  const number = `F${String(year).slice(2)}-0001`
  const values = {
    name: say(language, { key: 'mailExample.name' }),
    number,
    price: amountIn(language, settings.currency, 14_900),
    day: dayText(`${year}-12-31`, language),
    message: null,
    link,
  }
  return { values, about: null }
}
