import type { EntityManager } from 'typeorm'
import { dayText } from '../../kernel/i18n/dayText.js'
import { say } from '../../kernel/i18n/say.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import type { InvoiceDocument } from '../../kernel/shared/invoiceDocument.js'
import type { Language } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'
import { invoiceCode } from '../invoices/address/invoiceAddresses.js'
import { Invoice } from '../invoices/Invoice.js'
import { invoiceLink, invoiceRecipient } from '../invoices/mail/invoiceMail.js'
import { amountIn } from '../invoices/pdf/amounts.js'
import { spacedAccount } from '../invoices/pdf/documentWords.js'
import type { ValuesOf } from '../mailTexts/MailKinds.js'
import { sealLink } from '../messages/mailLinks.js'
import type { NewMail } from '../messages/queueMail.js'
import type { InvoiceReminderKind } from './invoiceReminderKinds.js'

/** A reminder to whom the invoice is for, in the language of the invoice; null without an address. */
export async function invoiceReminderMail(
  manager: EntityManager,
  kind: InvoiceReminderKind,
  { id, customer, openAmount }: Pick<Invoice, 'id' | 'customer' | 'openAmount'>,
  settings: Settings,
): Promise<NewMail<InvoiceReminderKind> | null> {
  const receiver = customer === null ? null : await manager.findOneBy(Customer, { id: customer })
  const recipient = receiver && invoiceRecipient(receiver)
  const document = await issuedDocument(manager, id)
  if (!document || !recipient) return null
  const { language } = document
  const link = invoiceLink(document, await invoiceCode(manager, settings, id), settings)
  return {
    ...{ kind, recipient, language },
    values: { ...invoiceReminderValues(document, openAmount ?? 0, language), link: null },
    sealedLink: sealLink('invoice', link, recipient, settings),
  }
}

/** @param open what is still to be paid, in cents */
export function invoiceReminderValues(
  { number, customer, dueOn, issuedOn, seller, currency }: InvoiceDocument,
  open: number,
  language: Language,
): Omit<ValuesOf<InvoiceReminderKind>, 'link'> {
  const values = { number, name: seller.name }
  const account = seller.bankAccount && spacedAccount(seller.bankAccount)
  return {
    name: customer?.name ?? null,
    number,
    price: amountIn(language, currency, open),
    day: dayText(dueOn ?? issuedOn, language),
    message: account
      ? say(language, { key: 'invoice.reminder.transfer', values: { ...values, account } })
      : say(language, { key: 'invoice.reminder.pay', values }),
  }
}

async function issuedDocument(manager: EntityManager, id: number): Promise<InvoiceDocument | null> {
  const invoice = await manager.findOne(Invoice, { select: { id: true, document: true }, where: { id } })
  return invoice?.document ? JSON.parse(invoice.document) : null
}
