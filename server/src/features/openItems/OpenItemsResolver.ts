import { Arg, Ctx, Field, FieldResolver, Int, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { groupRows } from '../../kernel/context/Loaders.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { Invoice } from '../invoices/Invoice.js'
import { type MailState, mailStateOf, mailStates } from '../jobs/mailState.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { InvoiceReminder } from './InvoiceReminder.js'
import { type InvoiceReminderKind, invoiceReminderKinds } from './invoiceReminderKinds.js'
import { OpenItems, openItems } from './openItems.js'
import { remindByHand } from './remindOfInvoices.js'

@ObjectType('InvoiceReminder', { simpleResolvers: true, description: 'A reminder of an invoice that the shop sent.' })
class InvoiceReminderObject {
  @Field(() => invoiceReminderKinds.enumType, { description: 'Which.' })
  kind: InvoiceReminderKind

  @Field(() => Boolean, { description: 'Whether someone of the shop sent it, rather than the shop by itself.' })
  isByHand: boolean

  @Field(() => InstantScalar, { description: 'When it was written, UTC.' })
  at: string

  @Field(() => mailStates.enumType, {
    nullable: true,
    description: 'How far its mail is; null where it is no longer recorded.',
  })
  mailState: MailState | null
}

/** What is still to be paid, and how the shop reminds of it. */
@Resolver(() => Invoice)
export class OpenItemsResolver {
  @Granted(['cms-admin'], { about: 'invoice' })
  @Query(() => [OpenItems], { description: 'What customers still have to pay, by age; what is not due yet first.' })
  openItems(@Ctx() { services: { database, settings } }: Context): Promise<OpenItems[]> {
    return openItems(database.reader, TimeZone.named(settings.timeZone).dayOf(Date.now()))
  }

  @Granted(['cms-admin'], { about: 'invoice' })
  @Mutation(() => Boolean, {
    description: 'Mails the customer a reminder of an open invoice, once a day at most. Answers true.',
  })
  async remindInvoice(@Ctx() context: Context<MailServices>, @Arg('id', () => Int) id: number): Promise<boolean> {
    await remindByHand(context, id)
    return true
  }

  @FieldResolver(() => [InvoiceReminderObject], { description: 'What the customer was reminded of.' })
  async reminders(@Root() { id }: Invoice, @Ctx() { loaders }: Context): Promise<InvoiceReminderObject[]> {
    const load = async (invoices: readonly number[]) => {
      const rows = await loaders.rows.find(InvoiceReminder, { where: { invoice: invoices }, order: [['id', 'ASC']] })
      const groups = groupRows(rows, 'invoice')
      return invoices.map((one) => groups.get(one) ?? [])
    }
    const sent = await loaders.batch('reminders of invoices', load).load(id)
    return Promise.all(
      sent.map(async ({ kind, about, at, mail }) => ({
        kind: kind as InvoiceReminderKind,
        isByHand: about !== '',
        at,
        mailState: await mailStateOf(loaders, mail),
      })),
    )
  }
}
