import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { Secret } from '../../kernel/access/Secret.js'
import type { Context } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { notFound } from '../../kernel/records/notFound.js'
import { Customer } from '../customers/Customer.js'
import { knownInvoiceCodes, renewInvoiceAddress } from '../invoices/address/invoiceAddresses.js'
import { Invoice } from '../invoices/Invoice.js'
import { invoiceLink, invoiceRecipient } from '../invoices/mail/invoiceMail.js'
import { mailInvoice } from '../invoices/mail/queueInvoiceMail.js'
import { type MailState, mailStates } from '../jobs/mailState.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { OutgoingMail } from '../messages/OutgoingMail.js'

@ObjectType({ simpleResolvers: true, description: 'A mail by which an invoice was sent.' })
class SentInvoiceMail {
  @Field(() => String, { description: 'To whom.' })
  recipient: string

  @Field(() => InstantScalar, { description: 'When it was delivered, or else written; UTC.' })
  at: string

  @Field(() => mailStates.enumType, { description: 'How far it is.' })
  state: MailState
}

@ObjectType({ simpleResolvers: true, description: 'How an invoice reaches its customer.' })
class InvoiceDelivery {
  @Field(() => String, {
    nullable: true,
    description: 'Where it is mailed to; null for a customer without an address.',
  })
  recipient: string | null

  @Secret('people')
  @Field(() => String, {
    nullable: true,
    description: 'The secret address, with scheme and host; null for a draft, and for one that cannot be shown.',
  })
  address: string | null

  @Field(() => [SentInvoiceMail], { description: 'The last one first, as far as they are still recorded.' })
  mails: SentInvoiceMail[]
}

/** How the shop sends invoices to its customers. */
@Resolver()
export class InvoiceMailResolver {
  @Granted(['cms-admin'], { about: 'invoice' })
  @Query(() => InvoiceDelivery, { description: 'How an invoice reaches its customer, and what was mailed of it.' })
  invoiceDelivery(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<InvoiceDelivery> {
    return deliveryOf(context, id)
  }

  @Granted(['cms-admin'], { about: 'invoice' })
  @Mutation(() => InvoiceDelivery, { description: 'Mails an issued invoice to its customer, with its files.' })
  async mailInvoice(@Ctx() context: Context<MailServices>, @Arg('id', () => Int) id: number): Promise<InvoiceDelivery> {
    await mailInvoice(context, id)
    context.services.mail.wake()
    return deliveryOf(context, id)
  }

  @Secret('people')
  @Granted(['cms-admin'], { about: 'invoice' })
  @Mutation(() => InvoiceDelivery, {
    description: 'Gives an issued invoice a new secret address; no earlier one opens any more.',
  })
  async renewInvoiceAddress(@Ctx() context: Context, @Arg('id', () => Int) id: number): Promise<InvoiceDelivery> {
    await renewInvoiceAddress(context, id)
    return deliveryOf(context, id)
  }
}

async function deliveryOf({ services: { database, settings } }: Context, id: number): Promise<InvoiceDelivery> {
  const { reader } = database
  const invoice = await reader.findOneBy(Invoice, { id })
  if (!invoice) throw notFound(managedEntity(Invoice))
  const customer = invoice.customer === null ? null : await reader.findOneBy(Customer, { id: invoice.customer })
  const code = (await knownInvoiceCodes(reader, settings, [id])).get(id)
  const mails = await reader.find(OutgoingMail, { where: { invoice: id }, order: { id: 'DESC' } })
  return {
    recipient: customer && invoiceRecipient(customer),
    address: code === undefined ? null : invoiceLink(invoice, code, settings),
    mails: mails.map(({ recipient, createdAt, sentAt, lastError }) => ({
      recipient,
      at: sentAt ?? String(createdAt),
      state: sentAt !== null ? 'sent' : lastError === null ? 'queued' : 'failed',
    })),
  }
}
