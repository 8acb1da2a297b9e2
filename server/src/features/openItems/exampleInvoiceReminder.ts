import { IsNull, Not } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { dayText } from '../../kernel/i18n/dayText.js'
import { say } from '../../kernel/i18n/say.js'
import type { InvoiceDocument } from '../../kernel/shared/invoiceDocument.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Invoice } from '../invoices/Invoice.js'
import type { ExampleMail } from '../mailTexts/FeatureMails.js'
import { amountIn } from '../quotes/quoteMails.js'
import { invoiceReminderValues } from './invoiceReminderMail.js'

/** What a reminder is filled in with before there is one to send: the newest invoice, or a made-up one. */
export async function exampleInvoiceReminder(
  { services: { database, settings } }: Context,
  _kind: string,
  language: Language,
): Promise<ExampleMail> {
  const [invoice] = await database.reader.find(Invoice, {
    select: { id: true, number: true, document: true, total: true },
    where: { kind: 'invoice', document: Not(IsNull()) },
    order: { id: 'DESC' },
    take: 1,
  })
  if (invoice?.document) {
    const document: InvoiceDocument = JSON.parse(invoice.document)
    const about = [document.number, document.customer?.name].filter(Boolean).join(', ')
    return { values: invoiceReminderValues(document, invoice.total ?? 0, language), about }
  }
  const year = new Date().getFullYear()
  const number = `F${String(year).slice(2)}-0001`
  const values = {
    name: say(language, { key: 'mailExample.name' }),
    number,
    price: amountIn('149.00', settings.currency, language),
    day: dayText(`${year}-12-31`, language),
    message: null,
  }
  return { values, about: null }
}
