import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import { dayAfter } from '../../kernel/shared/openingHours.js'

/** The mails by which customers are reminded of an invoice, in their order. */
export const invoiceReminderKinds = defineChoice(
  'InvoiceReminderKind',
  ['invoiceOverdueFirst', 'invoiceOverdueSecond', 'invoiceOverdueLast'],
  'How often a customer has been reminded of an invoice.',
)
export type InvoiceReminderKind = ValueOf<typeof invoiceReminderKinds>

/** Days after the last day to pay. */
const overdueDays = { invoiceOverdueFirst: 1, invoiceOverdueSecond: 14, invoiceOverdueLast: 30 } as const

/** Days after which a reminder that could not be sent, for whatever reason, is of no use any more. */
const maxDaysLate = 30

/** Days between two reminders of an invoice at least, also after one that was sent by hand. */
const daysBetween = 7

interface OpenInvoice {
  dueOn: string
  /** What was written before, by kind and the day on which. */
  sent: readonly { kind: string; day: string }[]
}

/**
 * The reminder of an invoice that is due; null where none is. After a long closure it is the last one alone.
 * @param startDays since when each kind is sent: what was due before is not
 */
export function dueReminder(
  { dueOn, sent }: OpenInvoice,
  today: string,
  startDays: ReadonlyMap<string, string>,
): InvoiceReminderKind | null {
  if (sent.some(({ day }) => day > dayAfter(today, -daysBetween))) return null
  const due = invoiceReminderKinds.values.filter((kind) => {
    const day = dayAfter(dueOn, overdueDays[kind])
    const start = startDays.get(kind)
    return start !== undefined && start < day && dayAfter(today, -maxDaysLate) <= day && day <= today
  })
  const last = due.at(-1)
  return last === undefined || sent.some(({ kind }) => kind === last) ? null : last
}

/** The reminder that a shop sends by hand: the one that fits how late it is, and the first before that. */
export function reminderByHand(dueOn: string, today: string): InvoiceReminderKind {
  const fitting = invoiceReminderKinds.values.filter((kind) => dayAfter(dueOn, overdueDays[kind]) <= today)
  return fitting.at(-1) ?? 'invoiceOverdueFirst'
}

/** The last days to pay of invoices that may have a reminder due. */
export function remindedSpan(today: string): { from: string; to: string } {
  return {
    from: dayAfter(today, -maxDaysLate - overdueDays.invoiceOverdueLast),
    to: dayAfter(today, -overdueDays.invoiceOverdueFirst),
  }
}
