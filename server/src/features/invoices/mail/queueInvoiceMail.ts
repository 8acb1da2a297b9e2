import type { EntityManager } from 'typeorm'
import type { Context } from '../../../kernel/context/Context.js'
import { ShopError } from '../../../kernel/errors/ShopError.js'
import { managedEntity } from '../../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../../kernel/records/lockedRow.js'
import type { InvoiceDocument } from '../../../kernel/shared/invoiceDocument.js'
import { Customer } from '../../customers/Customer.js'
import { sealLink } from '../../messages/mailLinks.js'
import { queueMail } from '../../messages/queueMail.js'
import { invoiceCode } from '../address/invoiceAddresses.js'
import { documentsOf } from '../buildInvoiceDocument.js'
import { Invoice } from '../Invoice.js'
import { invoiceLink, invoiceMailValues, invoiceRecipient } from './invoiceMail.js'

/**
 * Writes the mail with an issued invoice into the outbox; its files are drawn once, and every attempt sends the same ones. Call
 * `MailDelivery.wake` after the commit.
 * @param invoice that the caller has locked
 * @throws ShopError CONFLICT for one that was not issued, or whose customer has no address
 */
export async function queueInvoiceMail(
  manager: EntityManager,
  { services: { settings } }: Context,
  { id, customer: ofCustomer, openAmount }: Pick<Invoice, 'id' | 'customer' | 'openAmount'>,
): Promise<number> {
  const bytes = (await documentsOf(manager, [id])).get(id)
  if (bytes === undefined) throw new ShopError('CONFLICT', { message: { key: 'invoice.notIssued' } })
  const customer = ofCustomer === null ? null : await manager.findOneBy(Customer, { id: ofCustomer })
  const recipient = customer && invoiceRecipient(customer)
  if (!customer || !recipient) throw new ShopError('CONFLICT', { message: { key: 'invoice.noAddress' } })
  const document = JSON.parse(bytes) as InvoiceDocument
  const link = invoiceLink(document, await invoiceCode(manager, settings, id), settings)
  const mail = {
    kind: 'invoiceIssued' as const,
    recipient,
    values: invoiceMailValues(document, customer.name, openAmount ?? 0),
    language: document.language,
    sealedLink: sealLink('invoice', link, recipient, settings),
    invoice: id,
  }
  return queueMail(manager, mail, customer.id, settings)
}

/** Mails an invoice that was issued before. @throws ShopError NOT_FOUND, CONFLICT likewise */
export async function mailInvoice(context: Context, id: number): Promise<void> {
  await context.services.database.write(async (manager) => {
    const invoice = (await lockExistingRow(manager, managedEntity(Invoice), id)) as unknown as Invoice
    await queueInvoiceMail(manager, context, invoice)
  })
}
