import { defineChoice, type ValueOf } from '../../kernel/fields/Choice.js'
import type { InvoiceReminderKind } from '../openItems/invoiceReminderKinds.js'
import type { ShopSettings } from '../shop/ShopSettings.js'

/** The mails that the product sends about a job by itself; each is a kind of mail, too. */
export const reminderKinds = defineChoice(
  'ReminderKind',
  ['promisedPassed', 'uncollectedFirst', 'uncollectedSecond', 'uncollectedLast', 'quoteUnanswered', 'reviewRequest'],
  'What the shop is, or a customer is, reminded of when a day has come.',
)
export type ReminderKind = ValueOf<typeof reminderKinds>

/** Everything that is sent by itself when its time has come; see also `features/appointments/mails` and `features/openItems`. */
export type SwitchedReminder = ReminderKind | 'appointmentTomorrow' | InvoiceReminderKind

/** The setting of the shop by which each is switched. */
export const reminderSwitches = {
  promisedPassed: 'remindsPromised',
  uncollectedFirst: 'remindsUncollectedFirst',
  uncollectedSecond: 'remindsUncollectedSecond',
  uncollectedLast: 'remindsUncollectedLast',
  quoteUnanswered: 'remindsQuotes',
  reviewRequest: 'asksReviews',
  appointmentTomorrow: 'remindsAppointments',
  invoiceOverdueFirst: 'remindsOverdueFirst',
  invoiceOverdueSecond: 'remindsOverdueSecond',
  invoiceOverdueLast: 'remindsOverdueLast',
} as const satisfies Record<SwitchedReminder, keyof ShopSettings>

/** All that are switched. */
export const switchedReminders = Object.keys(reminderSwitches) as SwitchedReminder[]

/** Days after a device was ready, in their order. */
export const uncollectedDays = { uncollectedFirst: 7, uncollectedSecond: 14, uncollectedLast: 30 } as const
export type UncollectedKind = keyof typeof uncollectedDays

/** Days after a quote was sent. */
export const unansweredDays = 3
