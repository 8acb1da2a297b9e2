import type { Context } from '../../kernel/context/Context.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import { appointmentsToRemind, remindOfAppointment } from '../appointments/mails/remindOfAppointment.js'
import { jobKinds } from '../jobs/jobKinds.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { invoicesToRemind, remindOfInvoice } from '../openItems/remindOfInvoices.js'
import { hoursOfShop } from '../shop/hoursOfShop.js'
import { readShop } from '../shop/readShop.js'
import { dueReminders, type Moment } from './dueReminders.js'
import { reminderStarts } from './reminderStarts.js'
import { sendReminder } from './sendReminder.js'

const everyMilliseconds = 5 * 60_000

/** Reminds the shop and its customers while the shop is open, and asks them for reviews: each reminder is written once. */
export class Reminders {
  /** @param newContext creates the product's own context for each round */
  constructor(private readonly newContext: () => Context<MailServices>) {}

  get round(): Round {
    return {
      name: 'reminders',
      schedule: { every: everyMilliseconds },
      run: (signal, now) => this.remind(now, signal),
    }
  }

  /** Writes what is due at that moment into the outbox; what is due while the shop is closed waits. @returns how many */
  async remind(now: Date, signal?: AbortSignal): Promise<number> {
    const { services } = this.newContext()
    const { database, settings, switches, mail } = services
    const shop = await readShop(database.reader)
    const starts = await reminderStarts(database, shop, now)
    const hours = hoursOfShop(shop, settings.timeZone)
    const ofAppointments = await this.remindOfAppointments(now, starts.get('appointmentTomorrow'), signal)
    if (!hours.openAt(now.getTime())) return ofAppointments
    const { zone } = hours
    const startDays = new Map([...starts].map(([kind, since]) => [kind, zone.dayOf(Date.parse(since))]))
    const moment: Moment = { now, zone, reviewDays: shop.reviewDays, startDays }
    const off = (await switches.now()).entities
    let count = ofAppointments
    if (!off.has('invoice')) count += await this.remindOfInvoices(moment, signal)
    for (const entity of jobKinds.values.filter((kind) => !off.has(kind))) {
      for (const due of await dueReminders(database.reader, entity, moment)) {
        if (signal?.aborted) return count
        try {
          if (await sendReminder(services, due, moment)) count += 1
        } catch (error) {
          // One that fails does not hold up the others; the next round tries it again.
          this.log.error(error, `The reminder ${due.occasion.kind} of a job could not be written`)
        }
      }
    }
    if (count > 0) mail.wake()
    return count
  }

  /** Whether the shop is open makes no difference: the day before an appointment may be a Sunday. */
  private async remindOfAppointments(now: Date, since: string | undefined, signal?: AbortSignal): Promise<number> {
    const { services } = this.newContext()
    const isOff = (await services.switches.now()).entities.has('appointment')
    if (since === undefined || isOff) return 0
    let count = 0
    for (const id of await appointmentsToRemind(services, now, since)) {
      if (signal?.aborted) break
      try {
        if (await remindOfAppointment(services, id, now, since)) count += 1
      } catch (error) {
        this.log.error(error, 'The reminder of an appointment could not be written')
      }
    }
    if (count > 0) services.mail.wake()
    return count
  }

  private async remindOfInvoices({ now, startDays }: Moment, signal?: AbortSignal): Promise<number> {
    const { services } = this.newContext()
    let count = 0
    for (const id of await invoicesToRemind(services, now, startDays)) {
      if (signal?.aborted) break
      try {
        if (await remindOfInvoice(services, id, now, startDays)) count += 1
      } catch (error) {
        this.log.error(error, 'The reminder of an invoice could not be written')
      }
    }
    return count
  }

  private get log() {
    return this.newContext().services.log
  }
}
