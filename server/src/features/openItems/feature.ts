import type { Feature } from '../../kernel/Feature.js'
import { kindsOf, mailsOf } from '../mailTexts/FeatureMails.js'
import { exampleInvoiceReminder } from './exampleInvoiceReminder.js'
import { InvoiceReminder } from './InvoiceReminder.js'
import { invoiceReminderMails } from './mails.js'
import { OpenItemsResolver } from './OpenItemsResolver.js'

export const openItemsFeature: Feature = {
  tables: [InvoiceReminder],
  resolvers: () => [OpenItemsResolver],
  switches: { usesInvoices: { mails: kindsOf(invoiceReminderMails) } },
  mails: [mailsOf(invoiceReminderMails, exampleInvoiceReminder)],
}
