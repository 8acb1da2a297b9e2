import { IsNull } from 'typeorm'
import type { Context } from '../../../kernel/context/Context.js'
import { ShopError } from '../../../kernel/errors/ShopError.js'
import { managedEntity } from '../../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../../kernel/records/lockedRow.js'
import { records } from '../../../kernel/records/records.js'
import { Customer } from '../../customers/Customer.js'
import type { MailServices } from '../../messages/MailDelivery.js'
import { OutgoingMail } from '../../messages/OutgoingMail.js'
import { queueMail } from '../../messages/queueMail.js'
import { deviceOfJob } from '../deviceOfJob.js'
import type { JobKey } from '../JobReader.js'
import type { FoundJob } from '../jobAddresses.js'
import { jobTypes } from '../jobKinds.js'
import { withJobLink } from '../jobLink.js'
import { priceTerms } from '../jobPrice.js'
import { JobReport } from './JobReport.js'
import { changeJobReport } from './jobReports.js'
import { reportMail } from './reportMail.js'

/**
 * Mails the repair report to the customer. While an earlier mail of it is under way or has failed there is no second one:
 * that one is sent again.
 * @throws ShopError NOT_FOUND, also for a customer without an e-mail address
 */
export async function mailJobReport({ services }: Context<MailServices>, of: JobKey): Promise<void> {
  const { database, settings, mail } = services
  await database.write(async (manager) => {
    const job = (await lockExistingRow(manager, managedEntity(jobTypes[of.entity]), of.job)) as FoundJob['job']
    const customer = await manager.findOneByOrFail(Customer, { id: job.customer })
    if (customer.email === null) throw new ShopError('NOT_FOUND', { message: { key: 'notice.noAddress' } })
    const { mail: before } = (await manager.findOneBy(JobReport, { ...of })) ?? { mail: null }
    if (before !== null && (await manager.existsBy(OutgoingMail, { id: before, sentAt: IsNull() }))) return
    const written = reportMail(job, customer, await deviceOfJob(manager, job), await priceTerms(manager, settings))
    const linked = await withJobLink(manager, written, { kind: of.entity, job, customer }, settings)
    await changeJobReport(manager, of, { mail: await queueMail(manager, linked, customer.id, settings) })
    await records.touch(manager, jobTypes[of.entity], of.job)
  })
  mail.wake()
}
