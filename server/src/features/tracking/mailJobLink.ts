import type { Context } from '../../kernel/context/Context.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { CallLimit } from '../../kernel/limits/CallLimit.js'
import { jobLinkMail } from '../jobs/jobLink.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { queueMail } from '../messages/queueMail.js'
import { type AskedJob, findJob, stateOfFound } from './findJob.js'
import type { FoundJobState } from './TrackedJob.js'

/** Of one job: whoever asks however often, its customer gets one mail within ten minutes. */
const linkLimit = new CallLimit('job-link', () => ({ points: 1, seconds: 600 }))

/**
 * Mails the customer of a job the link to its page again. Who asks learns nothing more than `findJob` tells, and the mail
 * goes nowhere but to the address that the shop has.
 * @throws ShopError VALIDATION, NOT_FOUND, RATE_LIMITED as `findJob`; NOT_FOUND without an e-mail address
 */
export async function mailJobLink(context: Context<MailServices>, asked: AskedJob): Promise<FoundJobState> {
  const found = await findJob(context, asked)
  const { kind, job, customer } = found
  if (!customer?.email) throw new ShopError('NOT_FOUND', { message: { key: 'track.noMailAddress' } })
  const { services } = context
  if (await linkLimit.allows(services, { address: job.number })) {
    await services.database.write(async (manager) => {
      const mail = await jobLinkMail(manager, { kind, job, customer }, services.settings)
      await queueMail(manager, mail, customer.id, services.settings)
    })
    services.mail.wake()
  }
  return stateOfFound(context, found)
}
