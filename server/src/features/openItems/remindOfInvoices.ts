import { Between, type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm'
import type { Context, CoreServices } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockExistingRow, lockedRow } from '../../kernel/records/lockedRow.js'
import { Invoice } from '../invoices/Invoice.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { queueMail } from '../messages/queueMail.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { InvoiceReminder } from './InvoiceReminder.js'
import { dueReminder, type InvoiceReminderKind, remindedSpan, reminderByHand } from './invoiceReminderKinds.js'
import { invoiceReminderMail } from './invoiceReminderMail.js'

/** Since when each kind of reminder is sent, as a day of the shop; none of what is missing. */
type StartDays = ReadonlyMap<string, string>

const invoiceEntity = () => managedEntity(Invoice)

/** The invoices whose customers are to be reminded now, as far as can be seen without a lock. */
export async function invoicesToRemind(services: CoreServices, now: Date, starts: StartDays): Promise<number[]> {
  const { database, settings } = services
  const today = dayIn(settings, now)
  const { from, to } = remindedSpan(today)
  const where = {
    status: 'issued',
    openAmount: MoreThan(0),
    dueOn: Between(from, to),
    customer: Not(IsNull()),
  } as const
  const open = await database.reader.find(Invoice, { where, order: { id: 'ASC' } })
  const sent = await sentOf(
    database.reader,
    settings,
    open.map(({ id }) => id),
  )
  return open.filter((invoice) => dueOf(invoice, sent, today, starts)).map(({ id }) => id)
}

/**
 * Writes the reminder of an invoice into the outbox, together with the record that it was written. What it rests on is read
 * again under the lock of the invoice: it may have been paid, credited or reminded of since.
 * @returns whether it was written
 */
export function remindOfInvoice(services: CoreServices, id: number, now: Date, starts: StartDays): Promise<boolean> {
  const { database, settings } = services
  return database.write(async (manager) => {
    const invoice = (await lockedRow(manager, invoiceEntity(), id)) as unknown as Invoice | null
    if (!invoice || !isOpen(invoice)) return false
    const kind = dueOf(invoice, await sentOf(manager, settings, [id]), dayIn(settings, now), starts)
    if (!kind) return false
    return (await write(manager, services, invoice, { kind, about: '', now })) !== null
  })
}

/**
 * Reminds a customer of an open invoice because the shop wants so; the reminder says what fits how late it is.
 * @throws ShopError NOT_FOUND, CONFLICT for one that is not open, that nobody can be mailed about, or that the customer was
 * reminded of today
 */
export async function remindByHand(context: Context<MailServices>, id: number): Promise<void> {
  const { services } = context
  const { database, settings, mail } = services
  const now = new Date()
  const today = dayIn(settings, now)
  await database.write(async (manager) => {
    const invoice = (await lockExistingRow(manager, invoiceEntity(), id)) as unknown as Invoice
    if (!isOpen(invoice)) throw new ShopError('CONFLICT', { message: { key: 'invoice.reminder.notOpen' } })
    const sent = await sentOf(manager, settings, [id])
    if (sent.get(id)?.some(({ day }) => day === today)) {
      throw new ShopError('CONFLICT', { message: { key: 'invoice.reminder.today' } })
    }
    const kind = reminderByHand(invoice.dueOn ?? invoice.issuedOn ?? today, today)
    const written = await write(manager, services, invoice, { kind, about: today, now })
    if (written === null) throw new ShopError('CONFLICT', { message: { key: 'invoice.reminder.noAddress' } })
  })
  mail.wake()
}

interface Reminder {
  kind: InvoiceReminderKind
  about: string
  now: Date
}

/** @returns the id of the mail; null where there is nobody to send it to */
async function write(
  manager: EntityManager,
  { settings }: CoreServices,
  invoice: Invoice,
  { kind, about, now }: Reminder,
): Promise<number | null> {
  const written = await invoiceReminderMail(manager, kind, invoice, settings)
  if (written === null) return null
  const mail = await queueMail(manager, written, invoice.customer, settings)
  await manager.insert(InvoiceReminder, { invoice: invoice.id, kind, about, at: now.toISOString(), mail })
  return mail
}

type Sent = ReadonlyMap<number, { kind: string; day: string }[]>

async function sentOf(manager: EntityManager, settings: Zoned, invoices: readonly number[]): Promise<Sent> {
  const found = await manager.findBy(InvoiceReminder, { invoice: In([...invoices]) })
  return new Map(
    invoices.map((id) => [
      id,
      found
        .filter(({ invoice }) => invoice === id)
        .map(({ kind, at }) => ({ kind, day: dayIn(settings, new Date(at)) })),
    ]),
  )
}

function dueOf({ id, dueOn }: Invoice, sent: Sent, today: string, starts: StartDays): InvoiceReminderKind | null {
  return dueOn === null ? null : dueReminder({ dueOn, sent: sent.get(id) ?? [] }, today, starts)
}

function isOpen({ status, openAmount }: Invoice): boolean {
  return status === 'issued' && (openAmount ?? 0) > 0
}

type Zoned = Pick<CoreServices['settings'], 'timeZone'>

function dayIn({ timeZone }: Zoned, at: Date): string {
  return TimeZone.named(timeZone).dayOf(at.getTime())
}
