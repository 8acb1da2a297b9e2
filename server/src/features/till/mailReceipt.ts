import { isEmail } from 'class-validator'
import type { EntityManager } from 'typeorm'
import type { Context } from '../../kernel/context/Context.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../kernel/records/lockedRow.js'
import type { InvoiceDocument } from '../../kernel/shared/invoiceDocument.js'
import { mailStopAddress } from '../../kernel/shared/screens.js'
import { bookedOnce } from '../billing/bookedOnce.js'
import { invoiceCode } from '../invoices/address/invoiceAddresses.js'
import { documentsOf } from '../invoices/buildInvoiceDocument.js'
import { Invoice } from '../invoices/Invoice.js'
import { invoiceLink, invoiceMailValues } from '../invoices/mail/invoiceMail.js'
import { sealLink } from '../messages/mailLinks.js'
import { countMail, recipientCode } from '../messages/mailRecipients.js'
import { queueMail } from '../messages/queueMail.js'

/** What a mail to someone whom the shop does not know begins with. */
const names = { nl: 'klant', en: 'customer' }

const maxAddress = 200
const hourSeconds = 60 * 60

/**
 * Mails a receipt, or the note of its return, to an address that was told at the counter, once for each key. The address stands
 * in the mail alone and goes with it. It may have been misheard: each gets as many as `mailRecipients` allows, with a link
 * that stops them. Call `MailDelivery.wake` afterwards.
 * @returns the id of the mail
 * @throws ShopError NOT_FOUND, VALIDATION, CONFLICT for what is no issued receipt, RATE_LIMITED
 */
export async function mailReceipt(
  context: Context,
  { id, address, key }: { id: number; address: string; key: string | null },
): Promise<number> {
  const recipient = address.trim()
  if (recipient.length > maxAddress || !isEmail(recipient)) throw invalidField('address', { key: 'field.email' })
  return bookedOnce(context, key, ['mailReceipt', id, recipient], (booking) =>
    context.services.database.write(async (manager) => {
      await booking.take(manager)
      const mail = await queueReceipt(manager, context, id, recipient)
      await booking.made(manager, mail)
      return mail
    }),
  )
}

async function queueReceipt(
  manager: EntityManager,
  { services: { settings } }: Context,
  id: number,
  recipient: string,
): Promise<number> {
  const { kind, openAmount } = (await lockExistingRow(manager, managedEntity(Invoice), id)) as unknown as Invoice
  const bytes = (await documentsOf(manager, [id])).get(id)
  const isOfCounter = kind === 'receipt' || kind === 'credit'
  if (bytes === undefined || !isOfCounter) throw new ShopError('CONFLICT', { message: { key: 'invoice.notIssued' } })
  const code = recipientCode(recipient, settings)
  if (!(await countMail(manager, code, settings))) {
    throw new ShopError('RATE_LIMITED', {
      fields: { address: [{ key: 'till.mailedEnough' }] },
      retryAfter: hourSeconds,
    })
  }
  const document = JSON.parse(bytes) as InvoiceDocument
  const { language } = document
  const link = invoiceLink(document, await invoiceCode(manager, settings, id), settings)
  const mail = {
    kind: 'invoiceIssued' as const,
    recipient,
    values: invoiceMailValues(document, names[language], openAmount ?? 0),
    language,
    sealedLink: sealLink('invoice', link, recipient, settings),
    stopAddress: settings.publicUrl + mailStopAddress(language, code),
    invoice: id,
  }
  return queueMail(manager, mail, null, settings)
}
