import { Customer } from '../../../src/features/customers/Customer.js'
import { JobChange } from '../../../src/features/jobs/JobChange.js'
import { JobReminder } from '../../../src/features/jobs/JobReminder.js'
import { StatusRepair } from '../../../src/features/jobs/StatusRepair.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { Quote } from '../../../src/features/quotes/Quote.js'
import { Reminders } from '../../../src/features/reminders/Reminders.js'
import { ownContext } from '../../../src/kernel/context/ownContext.js'
import { dataOf } from '../../delivery/rest/restClient.js'
import type { TestDatabase } from '../../testDatabases.js'
import { type JobShop, startJobShop } from '../jobs/jobShop.js'
import { repair } from '../quotes/QuoteShop.js'

/** Mondays to Fridays, nine to five. */
const openingHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))

/**
 * A shop with the calls that tests of reminders make. What they are about is dated years ahead, so that the shop's own
 * rounds find nothing.
 */
export class ReminderShop {
  private constructor(readonly shop: JobShop) {}

  static async start(database: TestDatabase): Promise<ReminderShop> {
    const reminded = new ReminderShop(await startJobShop(database))
    await reminded.update({ email: 'winkel@example.com', openingHours })
    // Since when they are sent is set by the first round.
    await reminded.remind('2026-01-01T12:00:00Z')
    return reminded
  }

  get services() {
    return this.shop.services
  }

  async update(input: object): Promise<void> {
    const { errors } = await this.shop.admin.ask(
      'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }',
      { input },
    )
    if (errors) throw new Error(JSON.stringify(errors))
  }

  scheduler(): Reminders {
    return new Reminders(() => ownContext(this.services))
  }

  /** One round at that moment. @returns how many were written */
  remind(at: string): Promise<number> {
    return this.scheduler().remind(new Date(at))
  }

  async customer(name: string, record: object = {}): Promise<number> {
    const email = `${name.toLowerCase()}@example.com`
    const account = { name, email, password: 'a-good-password', ...record }
    const { id } = dataOf(await this.shop.admin.rest<{ id: number }>('POST', 'register', account))
    return id
  }

  async job(customer: number, record: object = {}): Promise<number> {
    const job = { customer, description: 'Laptop', hold_back_notice: true, ...record }
    return (await this.shop.addJob(repair, job)).id
  }

  /** A repair that is ready to be collected since then. */
  async readyJob(customer: number, at: string, record: object = {}): Promise<number> {
    const id = await this.job(customer, { ...record, status: 'return-appointment' })
    await this.services.database.write(async (manager) => {
      await manager.update(JobChange, { entity: 'statusRepair', job: id }, { at })
      await manager.update(StatusRepair, { id }, { updatedAt: at })
    })
    return id
  }

  /**
   * A repair that was finished then, by a press of the shop.
   * @param isMailed whether its customer is mailed about it
   */
  async finishedJob(customer: number, at: string, isMailed = true): Promise<number> {
    const id = await this.job(customer, { status: 'in-treatment' })
    await this.finish(id, at, isMailed)
    return id
  }

  async finish(id: number, at: string, isMailed = true): Promise<void> {
    await this.shop.editJob(repair, id, { status: 'finished', hold_back_notice: !isMailed })
    await this.services.database.write(async (manager) => {
      await manager.update(JobChange, { entity: 'statusRepair', job: id, to: 'finished' }, { at })
      await manager.update(StatusRepair, { id }, { updatedAt: at })
    })
  }

  /** A repair that was picked up then. */
  async pickedUpJob(customer: number, at: string, record: object = {}): Promise<number> {
    const id = await this.job(customer, record)
    await this.pickUp(id, at)
    return id
  }

  async pickUp(id: number, at: string): Promise<void> {
    const picked = { pickedUpAt: at, updatedAt: at, status: 'finished' as const, isOpen: false }
    await this.services.database.write((manager) => manager.update(StatusRepair, { id }, picked))
  }

  async sentQuote(id: number, at: string, expiresAt = '2040-01-01T00:00:00.000Z'): Promise<void> {
    await this.services.database.write((manager) => manager.update(Quote, { id }, { sentAt: at, expiresAt }))
  }

  reminders(job: number): Promise<JobReminder[]> {
    return this.services.database.reader.find(JobReminder, { where: { job }, order: { id: 'ASC' } })
  }

  async kinds(job: number): Promise<string[]> {
    return (await this.reminders(job)).map(({ kind }) => kind)
  }

  mails(recipient: string): Promise<OutgoingMail[]> {
    return this.services.database.reader.find(OutgoingMail, { where: { recipient }, order: { id: 'ASC' } })
  }

  asCustomer(id: number): Promise<Customer> {
    return this.services.database.reader.findOneByOrFail(Customer, { id })
  }
}
