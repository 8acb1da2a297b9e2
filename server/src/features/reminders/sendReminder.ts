import type { EntityManager } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { lockedRow } from '../../kernel/records/lockedRow.js'
import { records } from '../../kernel/records/records.js'
import { Customer } from '../customers/Customer.js'
import type { JobRow } from '../jobs/JobReader.js'
import { JobReminder } from '../jobs/JobReminder.js'
import { jobTypes } from '../jobs/jobKinds.js'
import { type NewMail, queueMail } from '../messages/queueMail.js'
import { askForReview } from '../reviewRequests/askForReview.js'
import { readShop } from '../shop/readShop.js'
import { type DueReminder, type Moment, occasionsNow } from './dueReminders.js'
import { jobFacts } from './jobFacts.js'
import { promisedMail, quoteReminder, uncollectedMail } from './reminderMails.js'

/**
 * Writes a reminder into the outbox, together with the record that it was written. What it rests on is read again under
 * the lock of the job: it may have been picked up, answered, deleted or reminded of since.
 * @returns whether it was written
 */
export async function sendReminder(services: CoreServices, due: DueReminder, moment: Moment): Promise<boolean> {
  const { entity, job } = due
  return services.database.write(async (manager) => {
    const row = (await lockedRow(manager, managedEntity(jobTypes[entity]), job)) as JobRow | null
    const [facts] = row ? await jobFacts(manager, entity, [row], moment.now) : []
    const { kind, about } = due.occasion
    const occasion = facts && occasionsNow(facts, moment).find((each) => each.kind === kind && each.about === about)
    if (!row || !occasion) return false
    const key = { entity, job, kind, about }
    if (await manager.existsBy(JobReminder, key)) return false
    const mail = await mailOf(manager, services, { ...due, occasion }, row, moment)
    if (mail === null) return false
    const id = await queueMail(manager, mail, row.customer, services.settings)
    await manager.insert(JobReminder, { ...key, at: moment.now.toISOString(), mail: id })
    await records.touch(manager, jobTypes[entity], job, moment.now)
    return true
  })
}

/** Null where there is nobody to send it to. */
async function mailOf(
  manager: EntityManager,
  { settings }: CoreServices,
  { entity, occasion }: DueReminder,
  job: JobRow,
  { now }: Moment,
): Promise<NewMail | null> {
  const { kind } = occasion
  const customer = await manager.findOneByOrFail(Customer, { id: job.customer })
  if (kind === 'promisedPassed') return promisedMail(await readShop(manager), entity, job, customer, settings)
  if (customer.email === null) return null
  if (kind === 'reviewRequest') return askForReview(manager, settings, job, customer, now)
  if (kind === 'quoteUnanswered') return quoteReminder(manager, entity, occasion.quote ?? 0, customer, settings)
  return uncollectedMail(manager, kind, { entity, job, since: occasion.about }, customer, settings)
}
